import type { FilterFormView } from "~/components/filter-form";
import type { FiguresView } from "~/components/figures-page";
import type { LinkView } from "~/components/link";
import type { PagerView } from "~/components/pager";
import type { PriceChartView } from "~/components/price-chart";
import type { Language } from "~/language";
import { hrefOfMatch } from "~/pages";
import { portalOrigin } from "../../env";
import { exchange } from "../../exchange";
import { downloadHref, FORMATS, type Format } from "../../figures/download-address";
import { hasRows, type Figures } from "../../figures/figures";
import { columnHeading } from "../../figures/headings";
import type { PageContent, PagePortal } from "../../page-loader";
import type { Lifetime } from "../../upstream/lifetimes";
import { changeBase } from "../../views/change";
import { figureTables } from "../../views/figure-table";
import type { PageHeading } from "../../views/frame";
import { dataset } from "../../views/structured-data";
import { unreadNotice } from "../../views/unread";

/** What the source of a page of figures finds out; its downloads need the figures alone. */
export interface FiguresContent {
  heading: PageHeading;
  figures: Figures;
  /** The query of this very page, with what was left out of the address filled in. */
  query: URLSearchParams;
  lifetime: Lifetime;
  chooser: FilterFormView | null;
  neighbours?: FiguresView["neighbours"];
  notice: string | null;
  summary: string | null;
  /** What of the answer could not be used: where that is all of it, nobody knows whether there is nothing. */
  unused?: Unused;
  /** The rows shown of a long list, with links to the others; downloads hold them all. */
  part?: { first: number; rows: number; pager: PagerView | null };
  /** What is offered for download; all of them if left out. */
  formats?: readonly Format[];
  downloadHeading?: string;
  /** false: links to the sections would say no more than their headings, one like the other. */
  hasJumps?: boolean;
  empty: { text: string; links: LinkView[] };
  /** Asked for by the page, not by downloads. */
  chart: (() => Promise<PriceChartView | null>) | null;
  archive?: FiguresView["archive"];
  source: string | null;
  /** The page says in words that it isn't for this visitor; there is nothing to download either. */
  isRefused?: boolean;
  /** false: others publish these figures, they are only shown here. */
  isOwn?: boolean;
}

export interface Unused {
  /** Rows that could not be read. */
  unread: number;
  /** Rows of other days than asked for. */
  others?: number;
}

export type FiguresSource = (portal: PagePortal) => Promise<FiguresContent>;

/** From so many sections on, links to them stand above. */
const JUMPS_FROM = 4;

/** The page of some figures. */
export function figuresPage(source: FiguresSource) {
  return async (portal: PagePortal): Promise<PageContent<FiguresView>> =>
    pageOfFigures(portal, await source(portal));
}

/** The page of what a source has found out. */
export async function pageOfFigures(
  portal: PagePortal,
  content: FiguresContent,
): Promise<PageContent<FiguresView>> {
  const { figures, lifetime } = content;
  const chart = content.chart ? await content.chart() : null;
  const shown = content.part ? partOf(figures, content.part) : figures;
  const isDataset = content.isOwn !== false && content.formats === undefined && hasRows(figures);
  const structured = isDataset ? [datasetOf(portal, content)] : [];
  const view = figuresView(portal, content, shown, chart);
  return { heading: { ...content.heading, structured }, view, lifetime };
}

function partOf(figures: Figures, { first, rows }: NonNullable<FiguresContent["part"]>): Figures {
  const sections = figures.sections.map((section) => ({
    ...section,
    rows: section.rows.slice(first, first + rows),
  }));
  return { ...figures, sections };
}

function figuresView(
  portal: PagePortal,
  content: FiguresContent,
  figures: Figures,
  chart: PriceChartView | null,
): FiguresView {
  const { language, t } = portal;
  const tables = figureTables(figures, language, t);
  return {
    chooser: content.chooser,
    neighbours: content.neighbours ?? null,
    notice: noticeOf(portal, content),
    summary: tables.length > 0 ? content.summary : null,
    changeBase: hasChanges(figures)
      ? t("change.legend", { base: changeBase(figures.changedSince ?? null, language, t) })
      : null,
    jumps:
      content.hasJumps !== false && tables.length >= JUMPS_FROM
        ? {
            label: t("figures.jumps"),
            links: tables.map(({ id, heading, lang }) => ({
              href: `#${id}`,
              label: heading ?? "",
              ...(lang && { lang }),
            })),
          }
        : null,
    tables,
    pager: content.part?.pager ?? null,
    empty: tables.length > 0 ? null : emptyOf(portal, content),
    chart,
    downloads: hasRows(figures) ? downloads(portal, content) : null,
    archive: content.archive ?? null,
    source: content.source,
  };
}

/** Whether a change stands in the tables. */
function hasChanges({ columns, sections }: Figures): boolean {
  const at = columns.findIndex(({ kind }) => kind === "change");
  return at !== -1 && sections.some(({ rows }) => rows.some(({ values }) => values[at] !== null));
}

function noticeOf({ language, t }: PagePortal, { notice, unused }: FiguresContent): string | null {
  const sentences = [notice, unreadNotice(unused?.unread ?? 0, language, t)];
  return sentences.filter((sentence) => sentence !== null).join(" ") || null;
}

/** How many rows of the figures could not be read. */
export function unreadRows({ upstream }: PagePortal, { unused }: FiguresContent): number {
  return (unused?.unread ?? 0) + upstream.missingRows();
}

function emptyOf(portal: PagePortal, content: FiguresContent): FiguresContent["empty"] {
  const isUnknown = unreadRows(portal, content) + (content.unused?.others ?? 0) > 0;
  return isUnknown ? { ...content.empty, text: portal.t("figures.unreadable") } : content.empty;
}

function datasetOf({ match, language }: PagePortal, { heading, figures, query, source }: FiguresContent) {
  const page = hrefOfMatch(match, language);
  return dataset(
    {
      name: figures.title,
      description: [`${figures.title}.`, heading.lead, source].filter(Boolean).join(" "),
      address: portalOrigin + page + (heading.ownQuery ?? ""),
      files: FORMATS.map((format) => ({ format, href: downloadHref(page, format, query) })),
      measured: figures.columns.filter(({ kind }) => kind !== "text").map(({ label }) => label),
    },
    language,
  );
}

/** What the operator says of using the figures elsewhere. */
function licence(language: Language): string[] {
  const { licence } = exchange.statements;
  return licence ? [licence[language]] : [];
}

function downloads({ match, language, t }: PagePortal, content: FiguresContent): FiguresView["downloads"] {
  const { figures, query, formats = FORMATS } = content;
  const page = hrefOfMatch(match, language);
  const links = formats.map((format) => ({
    href: downloadHref(page, format, query),
    label: t(`download.${format}`),
  }));
  return {
    heading: content.downloadHeading ?? t("download.heading"),
    links,
    openData: formats.includes("json")
      ? {
          summary: t("openData.summary"),
          paragraphs: [
            t("openData.address", { address: downloadHref(page, "json", query) }),
            ...licence(language),
            t("openData.requests"),
          ],
          fields: figures.columns.map((column) => ({
            key: column.key,
            label: columnHeading(column, null, t),
          })),
        }
      : null,
  };
}
