import { Account } from "./account";
import { Link } from "./link";
import { Logo } from "./logo";
import { Menu } from "./menu";
import type { LanguageChoiceView, ShellView } from "./shell";
import { SiteSearch } from "./site-search";

function Languages({ label, languages }: { label: string; languages: LanguageChoiceView[] }) {
  return (
    <nav className="languages" aria-label={label}>
      {languages.map(({ code, label: short, name, href, current }) => (
        <a key={code} href={href} lang={code} hrefLang={code} aria-current={current ? "true" : undefined}>
          {short}
          <span className="vh">{` ${name}`}</span>
        </a>
      ))}
    </nav>
  );
}

/** Two quiet lines on wide screens, one on phones. */
export function Header({ view }: { view: ShellView }) {
  const { exchange, words } = view;
  return (
    <header className="header">
      <div className="utility">
        <SiteSearch view={view.search} id="header-search" className="in-header" />
        {view.phone ? <Link to={view.phone} className="utility-phone" /> : null}
        <Account view={view.account} />
        <Languages label={words.languages} languages={view.languages} />
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
      <Menu items={view.menu} words={words} search={view.search} viewSwitch={view.viewSwitch} />
    </header>
  );
}
