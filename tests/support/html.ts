import sanitizeHtml from "sanitize-html";

/** What tests read from a page's HTML. */

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
  "&nbsp;": "\u00a0",
};

export function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|nbsp|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The attributes of every element of a name, in order. */
export function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}(?=[\\s/>])([^>]*)>`, "g"))].map(([, inside = ""]) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        unescapeHtml(value),
      ]),
    ),
  );
}

export function titleOf(html: string): string {
  return unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
}

export function languageOf(html: string): string | undefined {
  return elements(html, "html")[0]?.["lang"];
}

/** The text of the first heading. */
export function headingOf(html: string): string {
  return textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? "").trim();
}

/** What a visitor reads, without styles, word joiners and what only scripts show. */
export function textOf(html: string): string {
  const visible = html.replace(/<(style|script|template)[\s>][\s\S]*?<\/\1>|<wbr\/?>|\u2060/g, "");
  return unescapeHtml(visible.replace(/<[^>]+>/g, " "));
}

/** Each text and label of a page by itself, except those marked as another language. */
export function wordsIn(html: string, language: string): string[] {
  const own = sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    nonTextTags: ["style", "script"],
    // What programs read has no language.
    exclusiveFilter: ({ tag, attribs }) => tag === "code" || (attribs["lang"] ?? language) !== language,
  });
  const texts = [
    ...own.matchAll(/>([^<>]+)</g),
    ...own.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]+)"/g),
  ];
  return texts.map(([, text = ""]) => unescapeHtml(text).trim());
}

/** The addresses of all links for people. */
const NAMED = ["a", "h1", "h2", "h3", "legend", "label", "caption", "summary", "option", "th"];

/** Links, headings, choices and the like without words. */
export function namelessIn(html: string): string[] {
  return NAMED.flatMap((name) =>
    [...html.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^]*?)</${name}>`, "g"))].flatMap(
      ([all, inner = ""]) =>
        textOf(inner).trim() !== "" || /(?:aria-label|alt|title)="[^"]|<option value=""/.test(all)
          ? []
          : [all],
    ),
  );
}

export function hrefs(html: string): string[] {
  return elements(html, "a").flatMap(({ href }) => (href === undefined ? [] : [href]));
}

/** The cells of a page's tables, row by row, without headings. */
export function rowsIn(html: string): string[][] {
  return [...html.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)]
    .map(([, row = ""]) => [...row.matchAll(/<(td|th(?= scope="row"))[^>]*>([\s\S]*?)<\/\1>/g)])
    .filter((cells) => cells.length > 0)
    .map((cells) => cells.map(([, , cell = ""]) => cell.replace(/<[^>]+>/g, "").trim()));
}

/** Of the price desk, without what authorities announced. */
export const deskRowsIn = (html: string): string[][] => rowsIn(html.split('class="announced"')[0] ?? "");
