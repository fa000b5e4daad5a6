import type { LinkView } from "~/components/link";
import type { Language } from "~/language";
import { findPage, hrefOfMatch } from "~/pages";
import type { Translate } from "~/text/words";
import { portalOrigin } from "../env";

/** Where a link of the upstream leads: a page of ours in the visitor's language, or an address elsewhere. */
export interface Destination {
  href: string;
  external: boolean;
}

const SAFE_SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * Reads a link as editors write it: "hakkimizda", "/tarihce#1951", "detay/5?tip=x", our own address in
 * full, or an address elsewhere. Null when it leads to no page of ours or isn't safe to follow.
 */
export function resolveLink(written: string, language: Language): Destination | null {
  const trimmed = written.trim();
  if (trimmed === "") return null;
  if (trimmed.startsWith("#")) return { href: trimmed, external: false };
  const url = parse(trimmed);
  if (!url || !SAFE_SCHEMES.has(url.protocol)) return null;
  if (url.origin !== new URL(portalOrigin).origin) return { href: url.href, external: true };
  const match = findPage(url.pathname.replace(/\/+$/, "") || "/");
  return match && { href: hrefOfMatch(match, language) + url.search + url.hash, external: false };
}

function parse(written: string): URL | null {
  const base = `${portalOrigin}/`;
  return URL.canParse(written, base) ? new URL(written, base) : null;
}

/** A link for the page: what leads elsewhere says so, and a new tab is announced. */
export function linkView(
  label: string,
  { href, external }: Destination,
  newTab: boolean,
  t: Translate,
): LinkView {
  return { href, label, external, newTab, ...(newTab && { newTabNote: t("shell.newTab") }) };
}

/** A telephone number for dialling, from however it is written: "0 (999) 555 01 00" to tel:+909995550100. */
export function telephoneHref(written: string): string {
  const digits = written.replace(/\D/g, "");
  const national = digits.replace(/^(00)?90(?=\d{10}$)/, "").replace(/^0/, "");
  return national.length === 10 ? `tel:+90${national}` : `tel:${digits}`;
}
