/** Also evaluated at build time, hence no aliased imports. Server only: browsers get ready addresses. */
import { LANGUAGES, type Language } from "./i18n/language";
import { CONTENT_PAGES } from "./page-table/content";
import { DOCUMENT_PAGES } from "./page-table/documents";
import { MEMBER_PAGES } from "./page-table/members";
import { PRICE_PAGES } from "./page-table/prices";

export type { Shape } from "./page-table/page-row";

const ROWS = [...CONTENT_PAGES, ...PRICE_PAGES, ...MEMBER_PAGES, ...DOCUMENT_PAGES] as const;

type Camel<Id extends string> = Id extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Id;
type Titled<Row> = Row extends { title: string }
  ? Row
  : Row extends { id: infer Id extends string }
    ? Row & { title: `page.${Camel<Id>}` }
    : never;

export type Page = Titled<(typeof ROWS)[number]>;

const titleOf = (id: string) => `page.${id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

export const PAGES = ROWS.map((row) => ({ title: titleOf(row.id), ...row })) as readonly Page[];

export type PageId = Page["id"];
export type PublicPage = Exclude<Page, { audience: string }>;

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type PageOf<Id extends PageId> = Extract<Page, { id: Id }>;

export type PageParams<Id extends PageId> = Record<ParameterOf<PageOf<Id>["tr"]>, string | number>;
export type PlainPageId = {
  [Id in PageId]: ParameterOf<PageOf<Id>["tr"]> extends never ? Id : never;
}[PageId];

export interface PageMatch {
  page: Page;
  language: Language;
  params: Readonly<Record<string, string>>;
}

const byId = new Map<string, Page>(PAGES.map((page) => [page.id, page]));

export function pageById(id: PageId): Page {
  const page = byId.get(id);
  if (!page) throw new Error(`no page ${id} in the table`);
  return page;
}

export function href(id: PlainPageId, language: Language): string;
export function href<Id extends PageId>(id: Id, language: Language, params: PageParams<Id>): string;
export function href(id: PageId, language: Language, params: Record<string, string | number> = {}): string {
  return pageById(id)[language].replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}

export function hrefOfMatch({ page, params }: PageMatch, language: Language): string {
  return href(page.id, language, params as never);
}

interface Pattern {
  expression: RegExp;
  names: string[];
  page: Page;
  language: Language;
}

const fixed = new Map<string, PageMatch>();
const patterns: Pattern[] = [];
for (const page of PAGES) {
  for (const language of LANGUAGES) {
    const path = page[language];
    if (!path.includes(":")) {
      fixed.set(path, { page, language, params: {} });
      continue;
    }
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "");
    const expression = new RegExp(`^${path.replace(/:\w+/g, "([^/]+)")}$`);
    patterns.push({ expression, names, page, language });
  }
}

/** `pathname` comes without query and trailing slash. */
export function findPage(pathname: string): PageMatch | null {
  const match = fixed.get(pathname);
  if (match) return match;
  for (const { expression, names, page, language } of patterns) {
    const values = expression.exec(pathname);
    if (!values) continue;
    const params = Object.fromEntries(names.map((name, index) => [name, decode(values[index + 1] ?? "")]));
    return { page, language, params };
  }
  return null;
}

export const isPublic = (page: Page): page is PublicPage => !("audience" in page);

/** Outermost first, without home. */
export function trailOf(page: Page): Page[] {
  const parent = "parent" in page ? pageById(page.parent) : null;
  return parent ? [...trailOf(parent), page] : [page];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
