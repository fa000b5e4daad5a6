import type { ReactNode } from "react";
import { FooterContact, Legal } from "../components/frame/footer";
import { Languages } from "../components/frame/header";
import { Link } from "../components/elements/link";
import type { SharedShellView } from "../components/frame/shell";
import { SiteSearch } from "../components/frame/site-search";
import { ViewSwitch } from "../components/frame/view-switch";

interface LiteShellProps {
  view: SharedShellView;
  wayBack: string;
  account: ReactNode;
}

export function LiteHeader({ view, wayBack, account }: LiteShellProps) {
  return (
    <>
      <Link to={{ href: view.homeHref, label: view.exchange.name }} className="brand" />
      <nav aria-label={view.words.mainNavigation}>
        <Link to={view.siteMap} />
      </nav>
      {account}
      <Languages view={view} wayBack={wayBack} />
      <SiteSearch view={view.search} id="header-search" className="in-header" />
    </>
  );
}

export function LiteFooter({ view, wayBack }: LiteShellProps) {
  const { contact, legal } = view.footer;
  return (
    <>
      <FooterContact contact={contact} />
      <ViewSwitch view={view.viewSwitch} wayBack={wayBack} />
      <Legal legal={legal} />
    </>
  );
}
