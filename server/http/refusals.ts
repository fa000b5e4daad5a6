import { STATUS_CODES, type IncomingMessage } from "node:http";
import { isResource } from "~/resources";
import { statusOf, type DoorKind } from "../page-errors";
import { doorPage, wantsPage } from "../standalone-error";
import { visitorLanguage } from "../visitor-language";
import { MAX_ADDRESS, parseAddress } from "./address";
import { sendAnswer } from "./app-answer";
import type { Exchange, Outcome } from "./exchange";
import { sendPlain } from "./own-answers";
import { PAGE_DATA_PREFIX } from "./page-cache/page-data";
import { dropUnused, isUnused } from "./remix-patches/unused-addresses";

/** The longest of our forms, filled in to the last letter, is shorter. */
export const BODY_LIMIT = 64 * 1024;

const METHODS = "GET, HEAD, POST, OPTIONS";
const READING = "GET, HEAD";

/** Why a request is answered at the door. */
export interface Refusal {
  kind: DoorKind;
  /** The methods that the address takes. */
  allow?: string;
}

/** The address of a request that may come in, or the refusal. Of what Remix answers, what no page uses is left out. */
export function admit({ method, url: target = "", headers }: IncomingMessage, origin: string): URL | Refusal {
  if (method !== "GET" && method !== "HEAD" && method !== "POST") return { kind: "method", allow: METHODS };
  if (target.length > MAX_ADDRESS) return { kind: "tooLong" };
  const url = parseAddress(target, origin);
  if (!url) return { kind: "malformed" };
  if (isUnused(url.pathname)) return { kind: "notFound" };
  if (method === "POST" && isOnlyRead(url.pathname)) return { kind: "method", allow: READING };
  if (Number(headers["content-length"] ?? 0) > BODY_LIMIT) return { kind: "tooLarge" };
  dropUnused(url);
  return url;
}

const ONLY_READ = ["/dosya/", "/dil/", "/veri/", "/takvim/", "/assets/", PAGE_DATA_PREFIX];
const ALSO_READ = new Set(["/profil-resmi", "/healthz", "/readyz"]);

const isOnlyRead = (pathname: string): boolean =>
  isResource(pathname) || ALSO_READ.has(pathname) || ONLY_READ.some((start) => pathname.startsWith(start));

/** Says what methods there are. */
export const sendOptions = (exchange: Exchange): Promise<Outcome> =>
  sendPlain(exchange, 204, "", { Allow: METHODS });

/** Answers a request at the door: a page for who reads, a line for a program. */
export async function refuse(exchange: Exchange, { kind, allow }: Refusal): Promise<Outcome> {
  const { url = "", headers } = exchange.req;
  const status = statusOf(kind);
  if (!wantsPage(headers.accept)) {
    return sendPlain(
      exchange,
      status,
      STATUS_CODES[status] ?? "",
      allow === undefined ? {} : { Allow: allow },
    );
  }
  const page = await doorPage(
    kind,
    visitorLanguage(url, (name) => headers[name.toLowerCase()]?.toString()),
  );
  if (allow !== undefined) page.headers.set("Allow", allow);
  return { status, source: "none", bytes: await sendAnswer(exchange, page) };
}
