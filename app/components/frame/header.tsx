import { Link, type LinkView } from "../elements/link";
import { Logo } from "../elements/icon";
import { Menu } from "./menu";
import type { ReactNode } from "react";
import type { SharedShellView } from "./shell";
import { SiteSearch } from "./site-search";
import { LogOut, type LogOutView } from "./log-out";
import { Picture } from "../elements/picture";

/** /dil stores the choice and redirects to the same page. */
export function Languages({ view, wayBack }: { view: SharedShellView; wayBack: string }) {
  return (
    <nav className="languages" aria-label={view.words.languages}>
      {view.languages.map(({ code, label: short, name }) => (
        <a
          key={code}
          href={`/dil/${code}?${wayBack}`}
          lang={code}
          hrefLang={code}
          aria-current={code === view.language ? "true" : undefined}
        >
          {short}
          <span className="vh">{` ${name}`}</span>
        </a>
      ))}
    </nav>
  );
}

interface HeaderProps {
  view: SharedShellView;
  pathname: string;
  wayBack: string;
  account: ReactNode;
  logIn: ReactNode;
}

export function Header({ view, pathname, wayBack, account, logIn }: HeaderProps) {
  const { exchange } = view;
  return (
    <>
      <div className="utility">
        <SiteSearch view={view.search} id="header-search" className="in-header" />
        {view.phone ? <Link to={view.phone} className="utility-phone" /> : null}
        {account}
        <Languages view={view} wayBack={wayBack} />
      </div>
      <Link to={{ href: view.homeHref, label: exchange.name }} className="brand">
        <Logo />
        <span className="brand-short" aria-hidden="true">
          {exchange.shortName}
        </span>
        <span className="brand-name">
          {exchange.name}
          {exchange.motto ? <small>{exchange.motto}</small> : null}
        </span>
      </Link>
      <Menu view={view} pathname={pathname} wayBack={wayBack} logIn={logIn} />
    </>
  );
}

export type AccountView =
  | { kind: "visitor"; logIn: LinkView }
  | { kind: "member"; profile: LinkView; photo: string | null; logOut: LogOutView }
  | { kind: "unreadable"; logOut: LogOutView };

export function Account({ view }: { view: AccountView }) {
  if (view.kind === "visitor") return <Link to={view.logIn} className="account" />;
  return (
    <div className="account signed-in">
      {view.kind === "member" ? (
        <Link to={view.profile} className="account-name">
          {view.photo ? (
            <Picture image={{ src: view.photo, alt: "", width: 28, height: 28 }} instead={null} />
          ) : null}
          <span>{view.profile.label}</span>
        </Link>
      ) : null}
      <LogOut view={view.logOut} />
    </div>
  );
}
