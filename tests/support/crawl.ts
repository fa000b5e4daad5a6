import { findPage, isPublic } from "~/pages";
import { hrefs } from "./html";
import { EVERY_PAGE } from "./sampling";
import { open, type Visit } from "./visit";

/** Requested, but no page. */
const NO_PAGES = /^\/(?:dil|dosya|assets|veri|takvim)\//;
/** The error page by its own address. */
const ERROR_PAGE = /^\/(?:en\/)?error$/;
/** Of what has thousands of addresses, such as each day's bulletin, only this many. */
const MAX_OF_A_KIND = EVERY_PAGE ? 300 : 3;
const LANES = 4;
/** One visitor may look up this much in a minute: links are followed by many visitors. */
const LINKS_PER_VISITOR = 50;

interface Crawled {
  /** Every address inside the portal that pages link to. */
  addresses: string[];
  /** Those that fail, with their status. */
  dead: string[];
}

/**
 * Follows the links of visited pages; with EVERY_PAGE=1 also of the pages found so, to the end. The portal
 * trusts one proxy.
 */
export async function crawl(origin: string, visits: ReadonlyMap<string, Visit>): Promise<Crawled> {
  const links = new Set<string>();
  const waiting: string[] = [];
  const dead: string[] = [];
  const countOfKind = new Map<string, number>();

  const follow = ({ body }: Visit) => {
    for (const link of hrefs(body)) {
      const address = link.replace(/#.*$/, "");
      if (!/^\/(?!\/)/.test(address) || links.has(address)) continue;
      const kind = kindOf(address);
      const count = countOfKind.get(kind) ?? 0;
      if (count === MAX_OF_A_KIND) continue;
      countOfKind.set(kind, count + 1);
      links.add(address);
      waiting.push(address);
    }
  };
  let requests = 0;
  const visitor = () => ({ "X-Forwarded-For": `192.0.2.${Math.floor(requests++ / LINKS_PER_VISITOR)}` });
  const visit = async (address: string) => {
    const answer = visits.get(address) ?? (await open(origin, address, visitor()));
    const { status } = answer;
    if (isForMembers(address)) {
      if (status !== 302) dead.push(`${address} ${status}`);
      return;
    }
    const isMoved = status >= 300 && status < 400 && NO_PAGES.test(address);
    if (status !== 200 && !isMoved && !ERROR_PAGE.test(address)) dead.push(`${address} ${status}`);
    if (NO_PAGES.test(address)) return;
    if (EVERY_PAGE) follow(answer);
  };

  for (const each of visits.values()) follow(each);
  const lane = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await visit(next);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { addresses: [...links], dead };
}

/** Pages that redirect anonymous visitors to log-in. */
function isForMembers(address: string): boolean {
  const match = findPage(address.split("?")[0] ?? "");
  return match !== null && !isPublic(match.page);
}

/** The page of the table and language of an address; else how it begins. */
function kindOf(address: string): string {
  const match = findPage(address.split("?")[0] ?? "");
  return match ? `${match.page.id}.${match.language}` : (address.split("/")[1] ?? "");
}
