import { fileHeaders } from "~server/request/document-loader";
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { portalOrigin } from "~server/config/environment";
import fresh from "fresh";
import Negotiator from "negotiator";
import { findPage, hrefOfMatch, isPublic } from "~/pages";
import { PageError } from "~server/pages/errors/page-error";
import { requireAccess } from "~server/request/member-access";
import { failedResponse, type PageContext } from "~server/request/page-loader";
import { figuresSourceOf } from "~server/pages/sources";
import { requestContext } from "~server/request/request-context";
import { standaloneError } from "~server/request/standalone-error";
import { hasPdf, type FiguresContent } from "~server/pages/figures/figures-page";
import { figuresFeed } from "~server/pages/feeds";
import { csvOf } from "~server/pages/figures/csv";
import { csvwOf, openDataOf } from "~server/pages/figures/open-data";
import { isOpen } from "~server/pages/open-data/datasets";
import {
  FILE_TYPES,
  CSVW,
  downloadHref,
  isFeedFormat,
  movedWith,
  readDownload,
  type FileFormat,
} from "~server/pages/resource-addresses";
import { rateLimit } from "~server/security/rate-limits";
import { tagOf } from "~server/http/stored-response";
import { pdfOf } from "~server/pages/figures/pdf";
import { pdfFacts } from "~server/pages/figures/pdf-facts";
import { xlsxOf } from "~server/pages/figures/xlsx";

const FILES = { name: "files", most: 600, seconds: 60 };
const countFile = rateLimit(FILES);
const POLICY = `"${FILES.name}";q=${FILES.most};w=${FILES.seconds}`;

const isOfPageCache = (format: FileFormat) => format === "pdf" || isFeedFormat(format);

/** GET /veri/…, with the page's own query and cache rules. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const download = readDownload(url.pathname);
  const chosen = download ? null : fileAccepted(request, url);
  if (chosen) return chosen;
  const pageUrl = new URL(`${download?.page ?? url.pathname}${url.search}`, url);
  const visit = await requestContext(new Request(pageUrl, { headers: request.headers }), context);
  try {
    const source = visit.match && figuresSourceOf(visit.match.page.id);
    if (!download || !source) throw new PageError("notFound");
    if (!isOfPageCache(download.format)) await countFile(visit.clientAddress);
    const page = await requireAccess(visit as PageContext);
    const content = await source(page);
    if (content.isRefused) throw new PageError("refused");
    if (!isOffered(content, download.format)) throw new PageError("notFound");
    return await fileOf(page, content, download.format, request);
  } catch (error) {
    if (download && isMoved(error))
      return movedWith(error, (page) => downloadHref(page.pathname, download.format, page.searchParams));
    throw await failedResponse(visit, error, () => standaloneError(request, context, error, visit.language));
  }
}

/** /veri/gunluk-bulten without an extension: by the Accept header. */
function fileAccepted(request: Request, { pathname, searchParams }: URL): Response | null {
  const page = pathname.slice("/veri".length);
  const match = findPage(page);
  if (!match || !isOpen(match.page.id)) return null;
  const accept = request.headers.get("Accept") ?? "*/*";
  const accepted = new Negotiator({ headers: { accept } }).mediaType(BY_ACCEPT.map(typeOf));
  const format = BY_ACCEPT.find((each) => typeOf(each) === accepted) ?? "json";
  return redirect(downloadHref(page, format, searchParams), {
    status: 303,
    headers: { Vary: "Accept", "Access-Control-Allow-Origin": "*" },
  });
}

const BY_ACCEPT = ["json", "csv", "xlsx"] as const;
const typeOf = (format: FileFormat) => FILE_TYPES[format].split(";")[0] ?? "";

function isOffered(content: FiguresContent, format: FileFormat): boolean {
  if (isFeedFormat(format)) return content.feed !== undefined;
  if (format === "pdf") return hasPdf(content);
  return content.formats?.includes(format === CSVW ? "csv" : format) !== false;
}

const isMoved = (error: unknown): error is Response => error instanceof Response && error.status === 308;

async function fileOf(
  context: PageContext,
  content: FiguresContent,
  format: FileFormat,
  request: Request,
): Promise<Response> {
  const unread = context.upstream.missingRows();
  const headers = headersOf(context, content, format, unread);
  const body = await bodyOf(context, content, format, unread);
  if (isFeedFormat(format)) return new Response(body, { headers });
  // Workbooks contain their creation time, so the tag is made from the figures.
  const named = typeof body === "string" ? body : JSON.stringify(content.figures);
  headers.set("ETag", tagOf(Buffer.from(named)));
  return isKnown(request, headers)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}

function headersOf(
  context: PageContext,
  content: FiguresContent,
  format: FileFormat,
  unread: number,
): Headers {
  const headers = fileHeaders(context, { lifetime: content.lifetime, type: FILE_TYPES[format] });
  headers.set("X-Robots-Tag", "noindex");
  if (!isOfPageCache(format)) headers.set("RateLimit-Policy", POLICY);
  if (isPublic(context.match.page)) headers.set("Access-Control-Allow-Origin", "*");
  if (format === "csv" || format === "xlsx" || format === "pdf")
    headers.set(
      "Content-Disposition",
      `attachment; filename="${fileName(context, content, unread)}.${format}"`,
    );
  if (format === "csv")
    headers.set(
      "Link",
      `<${fileHref(context, content, CSVW)}>; rel="describedby"; type="application/csvm+json"`,
    );
  return headers;
}

const fileHref = ({ match, language }: PageContext, { query }: FiguresContent, format: FileFormat): string =>
  downloadHref(hrefOfMatch(match, language), format, query);

const isKnown = ({ headers }: Request, own: Headers): boolean =>
  fresh(
    { "if-none-match": headers.get("If-None-Match") ?? undefined },
    { etag: own.get("ETag") ?? undefined },
  );

function fileName({ t }: PageContext, { figures }: FiguresContent, unread: number): string {
  return unread > 0 ? `${figures.fileName}-${t("download.incomplete")}` : figures.fileName;
}

async function bodyOf(
  context: PageContext,
  content: FiguresContent,
  format: FileFormat,
  unread: number,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const { language, t, match } = context;
  const { figures, query, feed } = content;
  if (isFeedFormat(format)) return figuresFeed(context, content, (await feed?.()) ?? [], format);
  if (format === "csv") return csvOf(figures, context);
  if (format === CSVW)
    return JSON.stringify(csvwOf(figures, portalOrigin + fileHref(context, content, "csv"), { language, t }));
  if (format === "xlsx") return new Uint8Array(await xlsxOf(figures, t));
  const source = `${portalOrigin}${hrefOfMatch(match, language)}?${query.toString()}`;
  if (format === "pdf") return pdfOf(figures, pdfFacts(context, content, source), context);
  return JSON.stringify(openDataOf(figures, { language, t }, source, unread));
}
