import { sum } from "d3-array";
import type { Translate } from "~/i18n/words";
import type { PageContext } from "../../../request/page-loader";
import type { Column, DataSection } from "../../figures/data-table";
import { PageError } from "../../errors/page-error";
import { addDays, DAY_MS, readDays } from "../days/trading-days";
import { bulletinColumns, bulletinSections, withoutColumn } from "../rows/bulletin-figures";
import { productNaming } from "../products/stable-codes";
import { bulletinSource } from "../rows/bulletin-words";
import { dailyBulletin } from "./daily-bulletin";
import type { FiguresContent } from "../../figures/figures-page";
import { historySpan } from "./history-span";

export function bulletinFile(context: PageContext): Promise<FiguresContent> {
  const { searchParams } = context.url;
  const isOfSpan = searchParams.has("bas") || searchParams.has("bit");
  return isOfSpan ? bulletinHistory(context) : dailyBulletin(context);
}

async function bulletinHistory(context: PageContext): Promise<FiguresContent> {
  const { upstream, url, t } = context;
  const span = historySpan.safeParse(Object.fromEntries(url.searchParams));
  if (!span.success) throw new PageError("notFound");
  const { bas: from, bit: until } = span.data;
  const [bulletins, naming] = await Promise.all([
    readDays(upstream, daysBetween(from, until)),
    productNaming(context),
  ]);
  upstream.noteMissing(
    "bulletins",
    sum(bulletins, ({ unread }) => unread),
  );
  const title = t("bulletin.historyTitle", { from, until });
  const codes = new Map(naming.products.map(({ id, code }) => [id, code]));
  const sections = bulletins.toReversed().flatMap(({ day, groups }) =>
    bulletinSections(groups, { ...naming, href: () => undefined }, ({ productId }) => ({
      code: (productId === null ? null : codes.get(productId)) ?? null,
    })).map((section) => ofDay(day, section)),
  );
  return {
    heading: { title },
    figures: {
      fileName: t("bulletin.historyFileName", { from, until }),
      title,
      about: { from, until },
      columns: spanColumns(t),
      sections,
    },
    query: new URLSearchParams({ tarih: until }),
    lifetime: "prices",
    empty: { text: "", links: [] },
    source: bulletinSource(context),
  };
}

export const spanColumns = (t: Translate): Column[] => [
  { key: "day", label: t("figures.day"), kind: "day" },
  { key: "group", label: t("figures.group"), kind: "text" },
  { key: "product", label: t("board.product"), kind: "text" },
  { key: "code", label: t("quotation.code"), kind: "text" },
  ...withoutColumn(bulletinColumns(t), "change"),
];

function daysBetween(from: string, until: string): string[] {
  const length = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length }, (_, index) => addDays(from, index));
}

function ofDay(day: string, { heading, rows, ...section }: DataSection): DataSection {
  return {
    ...section,
    heading: null,
    rows: rows.map(({ href: _, ...row }) => ({ ...row, values: { ...row.values, day, group: heading } })),
  };
}
