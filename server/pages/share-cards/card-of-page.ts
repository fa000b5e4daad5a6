import type { LastPriceView } from "~/components/prices/last-price";
import { hrefOfMatch } from "~/pages";
import type { Translate } from "~/i18n/words";
import type { PageContext } from "../../request/page-loader";
import type { DataTable, DataRow } from "../figures/data-table";
import type { BoardFigures } from "../home/price-board";
import { isDoubtful } from "../prices/rows/price-row";
import type { PageHeading } from "../shell/frame";
import { cardHref, cardOfDay } from "../resource-addresses";

type OfHeading = Pick<PageHeading, "card">;

export function boardCardOf(
  figures: BoardFigures | null,
  title: string,
  page: string,
  t: Translate,
): OfHeading {
  const isPriced = figures?.rows.some((row) => row.average !== null && !isDoubtful(row)) ?? false;
  if (!isPriced) return {};
  return { card: { href: cardOfDay(page, figures?.day ?? ""), alt: t("card.prices", { title }) } };
}

export function bulletinCardOf(context: PageContext, figures: DataTable, day: string): OfHeading {
  const { match, language, t } = context;
  if (pricedRows(figures).length === 0) return {};
  const href = cardHref(hrefOfMatch(match, language), { tarih: day });
  return { card: { href, alt: t("card.prices", { title: figures.title }) } };
}

export function deskCardOf(
  { match, language, t }: PageContext,
  title: string,
  day: string | undefined,
): OfHeading {
  if (day === undefined) return {};
  return { card: { href: cardOfDay(hrefOfMatch(match, language), day), alt: t("card.prices", { title }) } };
}

export function productCardOf(
  { match, language }: PageContext,
  name: string,
  price: (LastPriceView & { day: string }) | null,
): OfHeading {
  if (price === null) return {};
  const { day, value, unit, when } = price;
  return {
    card: {
      href: cardOfDay(hrefOfMatch(match, language), day),
      alt: `${name}: ${value} ${unit}. ${when}`,
    },
  };
}

export function pricedRows({ sections }: DataTable): { row: DataRow; unit: string | null }[] {
  return sections.flatMap(({ rows, unit }) =>
    rows.flatMap((row) => (!row.note && row.values["average"] !== null ? [{ row, unit }] : [])),
  );
}
