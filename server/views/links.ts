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
  if (trimmed.startsWith("#")) return { href: anchored(trimmed), external: false };
  const url = parse(trimmed);
  if (!url || !SAFE_SCHEMES.has(url.protocol)) return null;
  if (url.origin !== new URL(portalOrigin).origin) return { href: url.href, external: true };
  const match = findPage(url.pathname.replace(/\/+$/, "") || "/");
  if (!match) return null;
  const hash = match.page.shape === "article" ? anchored(url.hash) : url.hash;
  return { href: hrefOfMatch(match, language) + url.search + hash, external: false };
}

const ANCHOR = "metin-";

/** The id of a heading in an editor's text, kept apart from the ids of the page around it; null for none. */
export function anchorId(written: string): string | null {
  return /^[\p{L}\p{N}_.-]{1,80}$/u.test(written) ? ANCHOR + written : null;
}

function anchored(hash: string): string {
  return hash.length > 1 ? `#${ANCHOR}${hash.slice(1)}` : hash;
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

/**
 * A telephone number for dialling, from however it is written: "0 (999) 555 01 00" to tel:+909995550100.
 * What follows it ("Dahili: 112", "/ 01") is left to the reader.
 */
export function telephoneHref(written: string): string {
  const digits = (/^[^\p{L}/]*/u.exec(written)?.[0] ?? "").replace(/\D/g, "");
  const national = digits.replace(/^(00)?90(?=\d{10}$)/, "").replace(/^0/, "");
  return national.length === 10 ? `tel:+90${national}` : `tel:${digits}`;
}

/** A link that dials a number. */
export function telephoneLink(written: string): LinkView {
  return { href: telephoneHref(written), label: unbroken(written), external: true };
}

/** A number that never breaks over two lines. */
export const unbroken = (written: string) => written.replaceAll(" ", "\u00a0");
