import type { LinkView } from "~/components/link";
import type { Language } from "~/i18n/language";
import { findPage, hrefOfMatch } from "~/pages";
import type { Translate } from "~/i18n/words";
import { portalOrigin } from "../config/environment";

export interface Destination {
  href: string;
  external: boolean;
}

const SAFE_SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);

/** "hakkimizda", "/tarihce#1951", "detay/5?tip=x", a full address; null for no page of ours or an unsafe link */
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

/** A prefix keeps editors' ids apart from those of the page; null for none. */
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

export function linkView(
  label: string,
  { href, external }: Destination,
  newTab: boolean,
  t: Translate,
): LinkView {
  return { href, label, external, newTab, ...(newTab && { newTabNote: t("shell.newTab") }) };
}

/** "Dahili: 112", "ext. 112" */
const EXTENSION = /\b(?:dah[iî]l[iî]|ext(?:ension)?)\W{0,3}(\d{1,6})\b/iu;

/** "0 (999) 555 01 00" becomes tel:+909995550100; telephones pause at the comma before the extension. */
export function telephoneHref(written: string, extension: string | null = null): string {
  const digits = (/^[^\p{L}/]*/u.exec(written)?.[0] ?? "").replace(/\D/g, "");
  const national = digits.replace(/^(00)?90(?=\d{10}$)/, "").replace(/^0/, "");
  const number = national.length === 10 ? `+90${national}` : digits;
  const inner = extension?.trim() || EXTENSION.exec(written)?.[1];
  return `tel:${number}${inner && /^\d{1,6}$/.test(inner) ? `,${inner}` : ""}`;
}

export function telephoneLink(written: string, language: Language): LinkView {
  return { href: telephoneHref(written), label: telephoneText(written, language) };
}

/** Never breaks over two lines; in English as it is dialled from abroad. */
export function telephoneText(written: string, language: Language): string {
  const told = language === "en" ? written.replace(/^0\s*(?=\(?\d{3}\)?\s*\d{3})/, "+90 ") : written;
  return told.replaceAll(" ", "\u00a0");
}
