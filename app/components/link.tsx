import { Link as RemixLink, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { languageOfPath } from "~/language";

export interface LinkView {
  href: string;
  label: string;
  external?: boolean;
  newTab?: boolean;
  /** Read out after the label of a link that opens a new tab. */
  newTabNote?: string;
  lang?: "tr" | "en";
}

export type ChoiceView = LinkView & { current: boolean };

interface LinkProps {
  to: LinkView;
  children?: ReactNode;
  className?: string;
  /** Marks the page one is on ("page") or the chosen one of a set ("true"). */
  current?: "page" | "true";
}

/** Addresses that no route of ours renders: language switch, files, anything with an extension. */
const FULL_LOAD = /^\/(?:dil|dosya|assets)\/|\.\w+(?:[?#]|$)/;

function isRoute({ href, external }: LinkView): boolean {
  // A second slash, or what browsers take for one, would lead elsewhere.
  return !external && /^\/(?![/\\])/.test(href) && !FULL_LOAD.test(href);
}

/** Every link of the site: ours without a full load, a link to the page one is on reloads it, others are plain. */
export function Link({ to, children, className, current }: LinkProps) {
  const shared = { className, lang: to.lang, "aria-current": current };
  const content = children ?? to.label;

  if (isRoute(to) && !to.newTab) return <RouteLink {...shared} href={to.href} content={content} />;
  return (
    <a
      {...shared}
      href={to.href}
      rel={to.external ? "noopener noreferrer external" : to.newTab ? "noopener" : undefined}
      target={to.newTab ? "_blank" : undefined}
    >
      {content}
      {to.newTab && to.newTabNote ? <span className="vh">{` (${to.newTabNote})`}</span> : null}
    </a>
  );
}

interface RouteLinkProps {
  href: string;
  content: ReactNode;
  className: string | undefined;
  lang: LinkView["lang"];
  "aria-current": LinkProps["current"];
}

/** In the browser Remix serves its click; on the server it is a plain link, at a twentieth of the cost. */
const RouteLink = import.meta.env.SSR ? PlainLink : LiveLink;

function PlainLink({ href, content, ...shared }: RouteLinkProps) {
  return (
    <a {...shared} href={href}>
      {content}
    </a>
  );
}

function LiveLink(props: RouteLinkProps) {
  const { pathname, search } = useLocation();
  const { href, content, ...shared } = props;
  // The browser knows the routes of the page's own language alone (remix-patches/hydrate.tsx).
  if (languageOfPath(href.split(/[?#]/)[0] ?? "") !== languageOfPath(pathname))
    return <PlainLink {...props} />;
  return (
    <RemixLink {...shared} to={href} discover="none" reloadDocument={href === pathname + search}>
      {content}
    </RemixLink>
  );
}
