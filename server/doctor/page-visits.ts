import { findPage, isPublic, PAGES, type Page, type PageMatch } from "~/pages";
import type { Visitor } from "../auth/session";
import { portalOrigin } from "../env";
import type { Handle } from "../http/page-cache/fill";
import { Stopwatch } from "../stopwatch";
import type { Read } from "../upstream/observed";
import type { Watch } from "./watch";

/** A page as a visitor got it. */
export interface PageVisit {
  page: Page;
  path: string;
  status: number;
  /** What the page itself read, and what its frame did. */
  own: readonly Read[];
  frame: readonly Read[];
  html: string;
}

/** The sections of a page that are pages of their own to the upstream. */
const SECTIONS = ["tip", "bolum", "gorunum", "islem"];
const MOST_VISITS = 150;
/** A search for nothing asks for nothing. */
const WITH_QUERY: Partial<Record<Page["id"], string>> = { search: "?ara=fiyat" };

/** Opens every page of the table, and of those about one item one that a page links to. */
export async function visitPages(handle: Handle, watch: Watch, visitor: Visitor): Promise<PageVisit[]> {
  const paths = PAGES.filter((page) => isOpenTo(page, visitor)).flatMap((page) =>
    page.tr.includes(":") ? [] : [page.tr + (WITH_QUERY[page.id] ?? "")],
  );
  const known = new Set(paths.map(kindOf));
  const visits: PageVisit[] = [];
  for (const path of paths) {
    const visit = await open(path, handle, watch, visitor);
    if (!visit) continue;
    visits.push(visit);
    for (const link of linksIn(visit)) {
      const match = findPage(pathOf(link));
      const kind = kindOf(link);
      if (!match || !isOpenTo(match.page, visitor) || known.has(kind) || paths.length >= MOST_VISITS)
        continue;
      known.add(kind);
      paths.push(link);
    }
  }
  return visits;
}

/** Anybody's pages are opened as nobody in particular. */
function isOpenTo(page: Page, visitor: Visitor): boolean {
  return page.shape !== "not-found" && isPublic(page) === (visitor.kind === "anonymous");
}

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? "";

/** Addresses of one kind ask the upstream the same things. */
function kindOf(address: string): string {
  return [findPage(pathOf(address))?.page.id, ...sectionsIn(address)].join(" ");
}

/** Words, not numbers: those name one item. */
function sectionsIn(address: string): string[] {
  const { searchParams } = new URL(address, portalOrigin);
  return SECTIONS.map((name) => (searchParams.get(name) ?? "").replace(/^\d+$/, ""));
}

async function open(path: string, handle: Handle, watch: Watch, visitor: Visitor): Promise<PageVisit | null> {
  const match = findPage(pathOf(path));
  if (!match) return null;
  const request = new Request(new URL(path, portalOrigin), { headers: { Accept: "text/html" } });
  const { made, reads } = await watch.during(async () => {
    const response = await handle(request, contextOf(visitor));
    return { status: response.status, html: await response.text() };
  });
  const own = reads.get(routeOf(match)) ?? [];
  const frame = [...reads].flatMap(([route, read]) => (route === routeOf(match) ? [] : read));
  return { page: match.page, path, ...made, own, frame };
}

const routeOf = ({ page, language }: PageMatch) => `${page.id}.${language}`;

const contextOf = (visitor: Visitor) => ({
  requestId: "doctor",
  clientAddress: "127.0.0.1",
  visitor: Promise.resolve(visitor),
  place: visitor.kind === "member" ? ("members" as const) : ("kept" as const),
  publishPageData: () => "/",
  upstreamWait: new Stopwatch(),
});

/** Addresses of Turkish pages about one item, or of sections, that a page links to. */
function linksIn({ html, page }: PageVisit): string[] {
  const links = [...html.matchAll(/href="(\/[^"#]*)/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
  return links.filter((link) => {
    const match = findPage(pathOf(link));
    if (match?.language !== "tr") return false;
    return match.page.tr.includes(":") || (page.shape !== "search" && sectionsIn(link).some(Boolean));
  });
}
