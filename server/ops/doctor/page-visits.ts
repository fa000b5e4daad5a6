import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout } from "node:timers/promises";
import { findPage, isPublic, PAGES, type Page } from "~/pages";
import type { Visitor } from "../../session/session";
import { now } from "../../config/clock";
import { portalOrigin } from "../../config/environment";
import type { Handle } from "../../http/page-cache/fill";
import { documentHandler } from "../../http/remix-patches/document-handler";
import { loadBuild } from "../../http/remix-patches/load-build";
import { Stopwatch } from "../../observability/metrics";
import { TimeoutError } from "../../upstream/errors";
import { onRead, type Read } from "../../upstream/client";
import { INTERVALS } from "../../config/time-budgets";

export interface PageVisit {
  page: Page;
  path: string;
  status: number;
  reads: readonly Read[];
  html: string;
}

export async function openBuild(): Promise<Handle> {
  return documentHandler(await loadBuild());
}

const SECTIONS = ["tip", "bolum", "gorunum", "islem"];
const MOST_VISITS = 150;
const MADE_IN_BACKGROUND: ReadonlySet<Page["id"]> = new Set(["prices"]);
const MOST_LOOKS = 20;
const isTooLate = (read: Read) => "error" in read && read.error instanceof TimeoutError;
/** Also a list of one year: a service that ignores the filter returns the newest of all years. */
function addressesOf(page: Page): string[] {
  const { id, tr } = page;
  if (tr.includes(":")) return [];
  const query: readonly string[] = "query" in page ? page.query : [];
  if (query.includes("ara") && query.includes("yil")) return [tr, `${tr}?yil=${now().year - 1}`];
  return [id === "search" ? `${tr}?ara=fiyat` : tr];
}

export async function visitPages(handle: Handle, visitor: Visitor): Promise<PageVisit[]> {
  const paths = PAGES.filter((page) => isOpenTo(page, visitor)).flatMap(addressesOf);
  const visited = new Set(paths.map(kindOf));
  const visits: PageVisit[] = [];
  for (const path of paths) {
    const visit = await open(path, handle, visitor);
    if (!visit) continue;
    visits.push(visit);
    for (const link of linksIn(visit)) {
      const match = findPage(pathOf(link));
      const kind = kindOf(link);
      if (!match || !isOpenTo(match.page, visitor) || visited.has(kind) || paths.length >= MOST_VISITS)
        continue;
      visited.add(kind);
      paths.push(link);
    }
  }
  for (const [at, visit] of visits.entries())
    if (MADE_IN_BACKGROUND.has(visit.page.id))
      visits[at] = await openWhenMade(visit, () => open(visit.path, handle, visitor));
  return visits;
}

async function openWhenMade(first: PageVisit, again: () => Promise<PageVisit | null>): Promise<PageVisit> {
  const earlier: PageVisit[] = [];
  let visit = first;
  while (earlier.length < MOST_LOOKS && visit.reads.some(isTooLate)) {
    earlier.push(visit);
    await setTimeout(INTERVALS.doctorRevisit);
    visit = (await again()) ?? visit;
  }
  return { ...visit, reads: [...readOnlyBefore(visit, earlier), ...visit.reads] };
}

/** Reads that an earlier visit started in the background and the last one didn't repeat. */
function readOnlyBefore(last: PageVisit, earlier: readonly PageVisit[]): Read[] {
  const reads = new Map(earlier.flatMap((visit) => visit.reads.map((read) => [read.key, read])));
  for (const { key } of last.reads) reads.delete(key);
  return [...reads.values()];
}

function isOpenTo(page: Page, visitor: Visitor): boolean {
  return page.shape !== "not-found" && isPublic(page) === (visitor.kind === "anonymous");
}

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? "";

function kindOf(address: string): string {
  return [findPage(pathOf(address))?.page.id, ...sectionsIn(address)].join(" ");
}

function sectionsIn(address: string): string[] {
  const { searchParams } = new URL(address, portalOrigin);
  return SECTIONS.map((name) => (searchParams.get(name) ?? "").replace(/^\d+$/, ""));
}

/** By page: background reads may end while the next page is open. */
const readsOfPage = new AsyncLocalStorage<Read[]>();
onRead((read) => readsOfPage.getStore()?.push(read));

async function open(path: string, handle: Handle, visitor: Visitor): Promise<PageVisit | null> {
  const match = findPage(pathOf(path));
  if (!match) return null;
  const reads: Read[] = [];
  const request = new Request(new URL(path, portalOrigin), { headers: { Accept: "text/html" } });
  return readsOfPage.run(reads, async () => {
    const response = await handle(request, contextOf(visitor));
    return { page: match.page, path, status: response.status, html: await response.text(), reads };
  });
}

const contextOf = (visitor: Visitor) => ({
  requestId: "doctor",
  clientAddress: "127.0.0.1",
  visitor: Promise.resolve(visitor),
  slotKind: visitor.kind === "member" ? ("members" as const) : ("cached" as const),
  upstreamWait: new Stopwatch(),
});

function linksIn({ html, page }: PageVisit): string[] {
  const links = [...html.matchAll(/href="(\/[^"#]*)/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
  return links.filter((link) => {
    const match = findPage(pathOf(link));
    if (match?.language !== "tr") return false;
    return match.page.tr.includes(":") || (page.shape !== "search" && sectionsIn(link).some(Boolean));
  });
}
