import type { Wording } from "~/i18n/words";
import type { ReactNode } from "react";
import { FooterContact, Legal } from "../components/frame/footer";
import { Languages } from "../components/frame/header";
import { Link } from "../components/elements/link";
import type { SharedShellView } from "../components/frame/shell";
import { SiteSearch } from "../components/frame/site-search";
import { ViewSwitch, type LiteView } from "../components/elements/lite-view";

/** Relies on our sanitizer: double-quoted attributes, no nested links. */
const LINK_OR_PICTURE = /<a [^>]*>.*?<\/a>|<img [^>]*>/gs;
const PICTURE = /<img [^>]*>/g;

export function liteViewIn({ language, t }: Wording): LiteView {
  const show = t("view.showPicture");
  const link = (picture: string) => {
    const alt = attribute(picture, "alt");
    const words = `<span lang="${language}">${show}</span>`;
    return `<a class="picture-link" href="${attribute(picture, "src")}">${words}${alt && `: ${alt}`}</a>`;
  };
  const inLink = (picture: string) => attribute(picture, "alt") || t("view.picture");
  return {
    linkTo: ({ src, alt }) => (
      <a className="picture-link" href={src}>
        <span lang={language}>{show}</span>
        {alt && `: ${alt}`}
      </a>
    ),
    withLinks: (html) =>
      html.replace(LINK_OR_PICTURE, (tag) =>
        tag.startsWith("<img") ? link(tag) : tag.replace(PICTURE, inLink),
      ),
  };
}

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}

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
