import { sum } from "d3-array";
import type { FilterFormView } from "~/components/forms/filter-form";
import type { DataTableView } from "~/components/tables/data-table";
import type { FiguresView } from "~/components/prices/figures-page";
import type { LinkView } from "~/components/elements/link";
import type { PagerView } from "~/components/elements/pager";
import type { PriceChartView } from "~/components/prices/price-chart";
import type { Language } from "~/i18n/language";
import { href, hrefOfMatch } from "~/pages";
import type { Translate } from "~/i18n/words";
import type { MetaView } from "~/meta";
import { portalOrigin } from "../../config/environment";
import { siteProfile } from "../../config/site-profile";
import { downloadHref, FORMATS, type Format } from "../resource-addresses";
import { type Column, hasRows, type DataTable, valueOf } from "./data-table";
import type { PageContext, TitledContent } from "../../request/page-loader";
import type { Lifetime } from "../../upstream/cache/answer-cache";
import { changeBase } from "../prices/rows/change";
import { MOST_ROWS } from "./pdf";
import { tableView } from "./table-view";
import { titledHeading, type TitledHeading } from "../shell/frame";
import { dataset } from "../structured-data";

export interface FiguresContent {
  heading: TitledHeading;
  figures: DataTable;
  query: URLSearchParams;
  lifetime: Lifetime;
  head?: FiguresView["head"];
  chooser?: FilterFormView | null;
  neighbours?: FiguresView["neighbours"];
  notice?: string | null;
  summary?: string | null;
  copyText?: FiguresView["copyText"];
  /** Rows of other days or months in the answer: then the page can't claim that there is nothing. */
  others?: number;
  part?: { first: number; rows: number; pager: PagerView | null };
  formats?: readonly Format[];
  isDocument?: true;
  downloadHeading?: string;
  moreDownloads?: LinkView[];
  feed?: () => FeedEntry[] | Promise<FeedEntry[]>;
  /** The feed's own subset of the query. */
  feedQuery?: URLSearchParams;
  feedTitle?: string;
  /** false: headings too alike for jump links */
  hasJumps?: boolean;
  /** `isCertain`: true whatever could not be read. */
  empty: { text: string; links: LinkView[]; isCertain?: boolean };
  /** Loaded by the page, not by downloads. */
  chart?: (() => PriceChartView | null | Promise<PriceChartView | null>) | null;
  archive?: FiguresView["archive"];
  more?: LinkView[];
  source?: string | null;
  isRefused?: boolean;
  isOwn?: boolean;
}

export const noFigures = (title: string, empty: FiguresContent["empty"]): FiguresContent => ({
  heading: { title },
  figures: { fileName: "", title: "", about: {}, columns: [], sections: [] },
  query: new URLSearchParams(),
  lifetime: "none",
  formats: [],
  empty,
});

export interface FeedEntry {
  day: string;
  title: string;
  lines: string[];
  href: string;
}

export type FiguresSource = (context: PageContext) => Promise<FiguresContent>;

const JUMPS_FROM = 60;

export function hasPdf({ isDocument, figures }: FiguresContent): boolean {
  const rows = sum(figures.sections, (section) => section.rows.length);
  return isDocument === true && rows > 0 && rows <= MOST_ROWS;
}

export function figuresPage(source: FiguresSource) {
  return async (context: PageContext): Promise<TitledContent<FiguresView>> =>
    pageOfFigures(context, await source(context));
}

export async function pageOfFigures(
  context: PageContext,
  content: FiguresContent,
): Promise<TitledContent<FiguresView>> {
  const { figures, lifetime } = content;
  const titled = await titledHeading(context, content.heading);
  const chart = content.chart ? await content.chart() : null;
  const current = content.part ? partOf(figures, content.part) : figures;
  const isDataset = content.isOwn !== false && content.formats === undefined && hasRows(figures);
  const structured = isDataset ? [datasetOf(context, content, titled)] : [];
  const view = figuresView(context, content, current, chart);
  const heading = {
    ...titled,
    structured,
    ...(content.feed && { feeds: feedsOf(context, content) }),
  };
  return { heading, view, lifetime };
}

function feedsOf(
  { match, language }: PageContext,
  { heading, feedTitle, feedQuery }: FiguresContent,
): MetaView["feeds"] {
  return [{ title: feedTitle ?? heading.title, href: atomHref(hrefOfMatch(match, language), feedQuery) }];
}

const atomHref = (page: string, query = new URLSearchParams()) => downloadHref(page, "atom", query);

function partOf(figures: DataTable, { first, rows }: NonNullable<FiguresContent["part"]>): DataTable {
  const sections = figures.sections.map((section) => ({
    ...section,
    rows: section.rows.slice(first, first + rows),
  }));
  return { ...figures, sections };
}

function figuresView(
  context: PageContext,
  content: FiguresContent,
  figures: DataTable,
  chart: PriceChartView | null,
): FiguresView {
  const { language, t, match } = context;
  const search = content.query.toString();
  const table = tableView(figures, context);
  return {
    head: content.head ?? null,
    chooser: content.chooser ?? null,
    neighbours: content.neighbours ?? null,
    notice: content.notice ?? null,
    summary: (table && content.summary) ?? null,
    workbook: content.formats?.includes("xlsx")
      ? { href: downloadHref(hrefOfMatch(match, language), "xlsx", content.query), label: t("download.xlsx") }
      : null,
    changeBase: hasChanges(figures)
      ? t("change.legend", { base: changeBase(figures.changedSince ?? null, context) })
      : null,
    copyText: content.copyText ?? null,
    jumps: table && content.hasJumps !== false ? jumpsTo(table, t) : null,
    table,
    more: content.more ?? [],
    pager: content.part?.pager ?? null,
    empty: table ? null : emptyOf(context, content),
    chart,
    downloads: hasRows(figures) && content.formats?.length !== 0 ? downloads(context, content) : null,
    archive: content.archive ?? null,
    source: content.source ?? null,
    address: portalOrigin + hrefOfMatch(match, language) + (search && `?${search}`),
  };
}

function jumpsTo({ groups }: DataTableView, t: Translate): FiguresView["jumps"] {
  const rows = groups.flatMap((group) => group.rows).length;
  const links = groups.flatMap(({ id, heading }) => (id && heading ? [{ ...heading, href: `#${id}` }] : []));
  return rows >= JUMPS_FROM && links.length > 1 ? { label: t("figures.jumps"), links } : null;
}

function hasChanges({ columns, sections }: DataTable): boolean {
  const column = columns.find(({ kind }) => kind === "change");
  return (
    column !== undefined &&
    sections.some(({ rows }) =>
      rows.some((row) => valueOf(row, column) !== null && row.against?.[column.key] === undefined),
    )
  );
}

function emptyOf(
  { upstream, t }: PageContext,
  { empty, others = 0 }: FiguresContent,
): FiguresContent["empty"] {
  const isUnknown = !empty.isCertain && upstream.missingRows() + others > 0;
  return isUnknown ? { ...empty, text: t("notice.unreadable") } : empty;
}

const OPEN_FORMATS = ["csv", "json"] as const;

const isMeasured = ({ kind, isInHeading }: Column) => kind !== "text" && kind !== "day" && !isInHeading;

function datasetOf(
  { match, language }: PageContext,
  { figures, query, source }: FiguresContent,
  { lead, ownQuery = "" }: TitledHeading,
) {
  const page = hrefOfMatch(match, language);
  return dataset(
    {
      name: figures.title,
      description: [lead ?? `${figures.title}.`, source].filter(Boolean).join(" "),
      address: portalOrigin + page + ownQuery,
      // The other formats are on /veri: their media types would weigh as much as ten prices.
      files: OPEN_FORMATS.map((format) => ({ format, href: downloadHref(page, format, query) })),
      measured: figures.columns.filter(isMeasured).map(({ label }) => label),
    },
    language,
  );
}

function licence(language: Language): string[] {
  const { licence } = siteProfile.statements;
  return licence ? [licence[language]] : [];
}

function downloads({ match, language, t }: PageContext, content: FiguresContent): FiguresView["downloads"] {
  const { query, formats = FORMATS } = content;
  const page = hrefOfMatch(match, language);
  const links = formats.map((format) => ({
    href: downloadHref(page, format, query),
    label: t(`download.${format}`),
  }));
  const pdf = hasPdf(content) ? [{ href: downloadHref(page, "pdf", query), label: t("download.pdf") }] : [];
  const feedLink = content.feed
    ? [{ href: atomHref(page, content.feedQuery), label: t("download.atom") }]
    : [];
  return {
    heading: content.downloadHeading ?? t("download.heading"),
    links: [
      ...links,
      ...pdf,
      ...(content.moreDownloads ?? []),
      ...feedLink,
      { href: href("open-data", language), label: t("data.all") },
    ],
    openData: formats.includes("json")
      ? {
          summary: t("openData.summary"),
          paragraphs: [
            t("openData.address", { address: downloadHref(page, "json", query) }),
            ...licence(language),
            t("openData.requests"),
          ],
        }
      : null,
  };
}
