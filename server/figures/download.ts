import type { LoaderFunctionArgs } from "@remix-run/node";
import { securityHeaders } from "../http/security-headers";
import { portalOrigin } from "../env";
import { hrefOfMatch } from "~/pages";
import { PageError } from "../page-errors";
import { admitted } from "../member-page";
import { answerToFailure, cacheHeaders, type PagePortal } from "../page-loader";
import { figuresSourceOf } from "../page-sources";
import { portal } from "../portal";
import { standaloneError } from "../standalone-error";
import { unreadRows, type FiguresContent } from "../sources/figures/figures-page";
import { csvOf } from "./csv";
import { readDownload, type Format } from "./download-address";
import { openDataOf } from "./open-data";
import { xlsxOf } from "./xlsx";

const TYPES: Readonly<Record<Format, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  json: "application/json; charset=utf-8",
};

/** Answers /veri/…: the figures of a page as a file, by the page's own query and cache rules. */
export async function serveDownload({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const download = readDownload(url.pathname);
  const pageUrl = new URL(`${download?.page ?? url.pathname}${url.search}`, url);
  const asked = await portal(new Request(pageUrl, { headers: request.headers }), context);
  try {
    const source = asked.match && figuresSourceOf(asked.match.page.id);
    if (!download || !source) throw new PageError("notFound");
    const page = await admitted(asked as PagePortal);
    const content = await source(page);
    if (content.isRefused) throw new PageError("refused");
    if (content.formats?.includes(download.format) === false) throw new PageError("notFound");
    return await fileOf(page, content, download.format);
  } catch (error) {
    throw await answerToFailure(asked, error, () => standaloneError(request, context, error, asked.language));
  }
}

async function fileOf(portal: PagePortal, content: FiguresContent, format: Format): Promise<Response> {
  const unread = unreadRows(portal, content);
  const headers = cacheHeaders(portal, content);
  for (const [name, value] of Object.entries(securityHeaders())) headers.set(name, value);
  headers.set("Content-Type", TYPES[format]);
  headers.set("X-Robots-Tag", "noindex");
  if (format === "json") headers.set("Access-Control-Allow-Origin", "*");
  else
    headers.set(
      "Content-Disposition",
      `attachment; filename="${fileName(portal, content, unread)}.${format}"`,
    );
  return new Response(await bodyOf(portal, content, format, unread), { headers });
}

/** Rows of a file are figures alone: that some are missing its name says. */
function fileName({ t }: PagePortal, { figures }: FiguresContent, unread: number): string {
  return unread > 0 ? `${figures.fileName}-${t("download.incomplete")}` : figures.fileName;
}

async function bodyOf(
  { language, t, match }: PagePortal,
  { figures, query }: FiguresContent,
  format: Format,
  unread: number,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (format === "csv") return csvOf(figures, language, t);
  if (format === "xlsx") return new Uint8Array(await xlsxOf(figures, t));
  const source = `${portalOrigin}${hrefOfMatch(match, language)}?${query.toString()}`;
  return JSON.stringify(openDataOf(figures, language, source, unread));
}
