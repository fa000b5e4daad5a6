import type { IncomingMessage } from "node:http";
import { findPage } from "~/pages";
import { languageOfPath } from "~/i18n/language";
import { isResource } from "~/resources";
import { PageError } from "../pages/errors/page-error";
import { answerTo } from "../request/standalone-error";
import { visitorLanguage } from "../i18n/visitor-language";
import { MAX_ADDRESS, parseAddress } from "../security/addresses";
import { sendResponse } from "./send-response";
import type { RequestResponse, Outcome } from "./request-response";
import { addVary } from "./stored-response";
import { sendPlain } from "./internal-responses";
import { dropUnused, isUnused } from "./remix-patches/document-handler";

/** More than the longest of our forms. */
export const BODY_LIMIT = 64 * 1024;

const METHODS = "GET, HEAD, POST, OPTIONS";

export function validateRequest(request: IncomingMessage, origin: string): URL | PageError {
  const { method, url: target = "", headers, headersDistinct } = request;
  if (method !== "GET" && method !== "HEAD" && method !== "POST") return new PageError("method", METHODS);
  if (target.length > MAX_ADDRESS) return new PageError("tooLong");
  const url = parseAddress(target, origin);
  if (!url || (headersDistinct["host"]?.length ?? 0) > 1) return new PageError("malformed");
  if (isUnused(url.pathname)) return new PageError("notFound");
  if (method === "POST" && isOnlyRead(url.pathname)) return new PageError("method");
  if (Number(headers["content-length"] ?? 0) > BODY_LIMIT) return new PageError("tooLarge");
  dropUnused(url);
  return url;
}

const ONLY_READ = ["/dosya/", "/dil/", "/veri/", "/takvim/", "/kart/", "/goster/", "/ekran/", "/assets/"];
const ALSO_READ = new Set(["/profil-resmi", "/healthz", "/readyz"]);

const isOnlyRead = (pathname: string): boolean =>
  isResource(pathname) || ALSO_READ.has(pathname) || ONLY_READ.some((start) => pathname.startsWith(start));

/** Scanners try thousands of foreign file names: none is worth a render. */
export const isForeignFile = (pathname: string): boolean =>
  /\.\w+$/.test(pathname) && !isOnlyRead(pathname) && findPage(pathname) === null;

export const sendOptions = (exchange: RequestResponse): Promise<Outcome> =>
  sendPlain(exchange, 204, "", { Allow: METHODS });

export async function sendNoSuchFile(exchange: RequestResponse, url: URL): Promise<Outcome> {
  const { accept } = exchange.req.headers;
  const asker = { url, language: languageOfPath(url.pathname), requestId: null, accept };
  const answer = await answerTo(asker, new PageError("notFound"));
  answer.headers.set("Cache-Control", "public, max-age=0, s-maxage=60");
  addVary(answer.headers, "Accept");
  return { status: answer.status, source: "none", bytes: await sendResponse(exchange, answer) };
}

const NO_ADDRESS = new URL("http://localhost/");

export async function refuse(exchange: RequestResponse, error: Error, url = NO_ADDRESS): Promise<Outcome> {
  const { req, requestId } = exchange;
  const header = (name: string) => req.headers[name.toLowerCase()]?.toString();
  const language = visitorLanguage(req.url ?? "", header);
  const answer = await answerTo({ url, language, requestId, accept: req.headers.accept }, error);
  return { status: answer.status, source: "none", bytes: await sendResponse(exchange, answer) };
}
