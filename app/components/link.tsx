import { Link as RemixLink, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";

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

function isRoute(to: LinkView): boolean {
  return !to.external && to.href.startsWith("/") && !to.href.startsWith("//") && !FULL_LOAD.test(to.href);
}

/** Every link of the site: ours without a full load, a link to the page one is on reloads it, others are plain. */
export function Link({ to, children, className, current }: LinkProps) {
  const { pathname, search } = useLocation();
  const shared = { className, lang: to.lang, "aria-current": current };
  const content = children ?? to.label;

  if (isRoute(to) && !to.newTab) {
    return (
      <RemixLink {...shared} to={to.href} discover="none" reloadDocument={to.href === pathname + search}>
        {content}
      </RemixLink>
    );
  }
  return (
    <a
      {...shared}
      href={to.href}
      rel={to.external ? "noopener noreferrer external" : to.newTab ? "noopener" : undefined}
      target={to.newTab ? "_blank" : undefined}
    >
      {content}
      {to.newTab && to.newTabNote ? <span className="vh"> ({to.newTabNote})</span> : null}
    </a>
  );
}
