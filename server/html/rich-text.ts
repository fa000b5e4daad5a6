import { LRUCache } from "lru-cache";
import sanitizeHtml from "sanitize-html";
import type { Language } from "~/i18n/language";
import { printable } from "~/i18n/letters";
import type { Wording } from "~/i18n/words";
import { imageHref } from "../media/address";
import { anchorId, resolveLink, telephoneLink } from "./links";
import { readableTables } from "./readable-tables";

const TEXT_TAGS = [
  "p",
  "br",
  "hr",
  "strong",
  "b",
  "em",
  "i",
  "u",
  "s",
  "small",
  "sub",
  "sup",
  "mark",
  "abbr",
  "span",
];
const BLOCK_TAGS = [
  "div",
  "h2",
  "h3",
  "h4",
  "h5",
  "ul",
  "ol",
  "li",
  "dl",
  "dt",
  "dd",
  "blockquote",
  "cite",
  "pre",
  "code",
];
const TABLE_TAGS = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];
const MEDIA_TAGS = ["figure", "figcaption", "img", "a", "time"];

const NON_TEXT_TAGS = [
  "script",
  "style",
  "textarea",
  "option",
  "noscript",
  "template",
  "iframe",
  "object",
  "svg",
  "math",
  "title",
  "xml",
];

const HEADINGS: Readonly<Record<string, string>> = {
  h1: "h2",
  h2: "h2",
  h3: "h3",
  h4: "h4",
  h5: "h5",
  h6: "h5",
};
const HEADS_ROW = /^row(group)?$/i;
const REPLACED: Readonly<Record<string, string>> = { center: "div", strike: "s", font: "span" };

const transforms = (tags: typeof HEADINGS, make: (to: string) => sanitizeHtml.Transformer) =>
  Object.fromEntries(Object.entries(tags).map(([from, to]) => [from, make(to)]));

/** In characters; sanitising costs more than rendering the page. */
const made = new LRUCache<string, string>({
  maxSize: 2_000_000,
  maxEntrySize: 200_000,
  sizeCalculation: (text, html) => text.length + html.length,
});

/** Sanitised by an allow-list; headings start one level below `level`. */
export function richText(html: string, { language, t }: Wording, level = 1): string {
  if (html === "") return "";
  const key = `${language} ${level} ${html}`;
  const cached = made.get(key);
  if (cached !== undefined) return cached;
  const text = readableTables(linkContacts(sanitize(html, language, level), language), t("article.table"));
  made.set(key, text);
  return text;
}

function sanitize(html: string, language: Language, level: number): string {
  return sanitizeHtml(html, {
    allowedTags: [...TEXT_TAGS, ...BLOCK_TAGS, ...TABLE_TAGS, ...MEDIA_TAGS],
    allowedAttributes: {
      a: ["href", "rel"],
      img: ["src", "alt", "width", "height", "loading"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      ol: ["start"],
      time: ["datetime"],
      abbr: ["title"],
      "*": ["lang", "id"],
    },
    allowedClasses: { ol: ["timeline"], ul: ["timeline"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    nonTextTags: NON_TEXT_TAGS,
    transformTags: {
      ...transforms(REPLACED, (tagName) => () => ({ tagName, attribs: {} })),
      ...transforms(HEADINGS, (tagName) => (_, attributes) => heading(tagName, level, attributes)),
      a: (_, attributes) => link(attributes["href"] ?? "", language, attributes["id"] ?? attributes["name"]),
      b: bold,
      strong: bold,
      ...films(language),
      img: (_, attributes) => picture(attributes),
      "*": (tagName, attributes) => ({ tagName, attribs: withAnchor(attributes) }),
      th: (_, attributes) => ({
        tagName: "th",
        attribs: { ...attributes, scope: HEADS_ROW.test(attributes["scope"] ?? "") ? "row" : "col" },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"],
  });
}

function heading(tag: string, level: number, { id, lang }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const tagName = `h${Math.min(5, Number(tag.slice(1)) + level - 1)}`;
  return { tagName, attribs: { ...(id && { id }), ...(lang && { lang }) } };
}

function withAnchor({ id, ...others }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const anchor = anchorId(id ?? "");
  return { ...(anchor && { id: anchor }), ...others };
}

function link(address: string, language: Language, id?: string): sanitizeHtml.Tag {
  const destination = resolveLink(address, language);
  const named: sanitizeHtml.Attributes = id ? { id } : {};
  if (!destination) return { tagName: "span", attribs: named };
  const { href, external } = destination;
  return {
    tagName: "a",
    attribs: { href, ...(external && { rel: "noopener noreferrer external" }), ...named },
  };
}

/** Google Docs wraps whole texts in a <b> of normal weight. */
function bold(tagName: string, { style = "", ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName: /font-weight:\s*(?:normal|[1-4]00)/i.test(style) ? "span" : tagName, attribs };
}

/** Embedded videos become links, by name or address; several sources of one video become one link. */
function films(language: Language): Record<string, sanitizeHtml.Transformer> {
  let isLinked = false;
  const show: sanitizeHtml.Transformer = (tag, { src, url, title }) => {
    const address = src ?? url ?? "";
    const { tagName, attribs } = link(address, language);
    isLinked = tagName === "a";
    const text = title || (URL.canParse(address) ? new URL(address).host : address.split("/").at(-1)) || "";
    return isLinked ? { tagName, attribs, text } : { tagName: tag, attribs: {} };
  };
  const source: sanitizeHtml.Transformer = (tag, attributes) =>
    isLinked ? { tagName: tag, attribs: {} } : show(tag, attributes);
  return { iframe: show, oembed: show, video: show, audio: show, source };
}

function picture(attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const src = imageHref(attributes["src"] ?? null, 960);
  if (!src) return { tagName: "img", attribs: {} };
  return {
    tagName: "img",
    attribs: { src, alt: attributes["alt"] ?? "", width: "960", height: "540", loading: "lazy" },
  };
}

const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export function plainText(html: string): string {
  const text = sanitizeHtml(html.replaceAll("<", " <"), { allowedTags: [], nonTextTags: NON_TEXT_TAGS });
  return printable(text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? ""))
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.;:!?)\]])/g, "")
    .trim();
}

export function beginning(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const whole = printable(cut.slice(0, Math.max(cut.lastIndexOf(" "), length / 2)));
  return `${whole.replace(/[\s,;:.–-]+$/, "")}…`;
}

const PART = /<a[ >][\s\S]*?<\/a>|<[^>]+>|[^<]+/g;
/** "0 (999) 555 01 00", "+90 999 555 01 00", "09995550100, dahili 112" */
const TELEPHONE =
  /(?<![\d.,/-])(?:\+90|0)[ .-]?(?:\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{2}[ .-]?\d{2}(?!\/|[ .,-]?\d)(?:,? (?:d[aâ]h[iî]l[iî]|ext\.?|extension) \d{1,6}\b)?/giu;
const EMAIL = /(?<![\w.+-])[\w+-][\w.+-]{0,63}@(?:[\w-]{1,63}\.){1,5}[a-z]{2,24}\b/gi;

/** Links telephones and e-mail addresses. Expects well-formed, sanitised HTML. */
const linkContacts = (html: string, language: Language): string =>
  html.replace(PART, (part) => (part.startsWith("<") ? part : linked(part, language)));

const CONTACT = new RegExp(`(${EMAIL.source})|${TELEPHONE.source}`, "giu");

function linked(text: string, language: Language): string {
  return text.replace(CONTACT, (contact, email?: string) => {
    if (email) return `<a href="mailto:${email}">${email}</a>`;
    const { href, label } = telephoneLink(contact, language);
    return `<a href="${href}">${label}</a>`;
  });
}
