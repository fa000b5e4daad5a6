import { LRUCache } from "lru-cache";
import type { LinkView } from "~/components/elements/link";
import type { Language } from "~/i18n/language";
import { findPage, hrefOfMatch } from "~/pages";
import type { Translate } from "~/i18n/words";
import { portalOrigin } from "../config/environment";
import { log } from "../observability/log";
import { lossCount } from "../observability/metrics";
import { decoded, fileHref, isInStore } from "../media/address";

export interface Destination {
  href: string;
  external: boolean;
}

const SAFE_SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);

/** "hakkimizda", "detay/5?tip=x" or a full address; null (and reported) for an unknown page or an unsafe link */
export function resolveLink(raw: string, language: Language): Destination | null {
  const trimmed = raw.trim();
  const destination = findLink(trimmed, language);
  if (!destination && trimmed !== "") tellLost(trimmed.slice(0, 200));
  return destination;
}

const lost = new LRUCache<string, true>({ max: 500 });

function tellLost(link: string): void {
  if (lost.has(link)) return;
  lost.set(link, true);
  lossCount.inc({ call: "text", field: "link", cost: "cell" });
  log.warn({ link }, "a link that leads to no page was left out");
}

export function findLink(trimmed: string, language: Language): Destination | null {
  if (trimmed === "") return null;
  if (trimmed.startsWith("#")) return { href: anchored(trimmed), external: false };
  const url = parse(trimmed);
  if (!url || !SAFE_SCHEMES.has(url.protocol)) return null;
  const file = fileIn(trimmed, url);
  if (file) return { href: file, external: false };
  if (url.origin !== new URL(portalOrigin).origin) return { href: url.href, external: true };
  const path = url.pathname.replace(/\/+$/, "") || "/";
  const match = findPage(path) ?? findPage(path.toLowerCase());
  if (!match) return null;
  const hash = match.page.shape === "article" ? anchored(url.hash) : url.hash;
  return { href: hrefOfMatch(match, language) + url.search + hash, external: false };
}

/** An address without a scheme: "www.tarim.example.tr", "youtu.be/x"; no names of files or pages. */
const HOST = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(?=[/?#]|$)/i;
const FILE =
  /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|csv|txt|rtf|zip|rar|7z|jpe?g|png|gif|webp|svg|mp[34]|webm)$/i;
const PAGE = /\.(?:html?|aspx?|php|jsp)$/i;

export function isWebAddress(raw: string): boolean {
  const [host = ""] = HOST.exec(raw.trim()) ?? [];
  return /^https?:\/\//i.test(raw) || (host !== "" && !FILE.test(host) && !PAGE.test(host));
}

const OWN = /^\/(?:veri|assets|goster|en)\//;
const SIGNED = /^\/dosya\/[^/]+/;

/** An upstream file: by its full address, or a local path that is no page and names a file. */
function fileIn(raw: string, { origin, pathname }: URL): string | null {
  if (isInStore(raw)) return fileHref(raw);
  const isFile = origin === new URL(portalOrigin).origin && FILE.test(pathname) && !OWN.test(pathname);
  return isFile && !findPage(pathname) ? fileHref(decoded(pathname.replace(SIGNED, ""))) : null;
}

const ANCHOR = "metin-";

/** Prefixed, so that editors' ids don't clash with the page's; null without one. */
export function anchorId(raw: string): string | null {
  return /^[\p{L}\p{N}_.-]{1,80}$/u.test(raw) ? ANCHOR + raw : null;
}

function anchored(hash: string): string {
  return hash.length > 1 ? `#${ANCHOR}${hash.slice(1)}` : hash;
}

function parse(raw: string): URL | null {
  const base = `${portalOrigin}/`;
  const whole = isWebAddress(raw) && !/^https?:/i.test(raw) ? `https://${raw}` : raw;
  return URL.canParse(whole, base) ? new URL(whole, base) : null;
}

export function linkView(
  label: string,
  { href, external }: Destination,
  newTab: boolean,
  t: Translate,
): LinkView {
  return { href, label, external, newTab, ...(newTab && { newTabNote: t("shell.newTab") }) };
}

const EXTENSION = /\b(?:d[aâ]h[iî]l[iî]|ext(?:ension)?)\W{0,3}(\d{1,6})\b/iu;

/** "0 (999) 555 01 00" becomes tel:+909995550100; the comma before an extension is a pause. */
export function telephoneHref(raw: string, extension: string | null = null): string {
  const digits = (/^[^\p{L}/]*/u.exec(raw)?.[0] ?? "").replace(/\D/g, "");
  const national = digits.replace(/^(00)?90(?=\d{10}$)/, "").replace(/^0/, "");
  const number = national.length === 10 ? `+90${national}` : digits;
  const inner = extension?.trim() || EXTENSION.exec(raw)?.[1];
  return `tel:${number}${inner && /^\d{1,6}$/.test(inner) ? `,${inner}` : ""}`;
}

export function telephoneLink(raw: string, language: Language): LinkView {
  return { href: telephoneHref(raw), label: telephoneText(raw, language) };
}

/** With no-break spaces; in English in international form (E.123). */
export function telephoneText(raw: string, language: Language): string {
  const international = language === "en" ? raw.replace(/^0\s*\(?(\d{3})\)?\s*(?=\d{3})/, "+90 $1 ") : raw;
  return international.replaceAll(" ", "\u00a0");
}

/** In the app or the browser; letters stay as they are, which browsers encode themselves. */
export function whatsAppLink(text: string, address: string, t: Translate): LinkView {
  const message = `${text} ${address}`
    .replace(/[^\p{L}\p{N}\s.,:/()₺-]/gu, encodeURIComponent)
    .replace(/\n\s*/g, "%0A")
    .replace(/\s+/g, "+");
  return { href: `https://wa.me/?text=${message}`, label: t("share.whatsApp"), external: true };
}
