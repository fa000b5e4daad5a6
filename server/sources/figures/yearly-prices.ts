import { z } from "zod";
import { hrefOfMatch } from "~/pages";
import { formatMonth, parseDate } from "~/text/dates";
import { now } from "../../clock";
import type { Column, FigureRow } from "../../figures/figures";
import type { PagePortal } from "../../page-loader";
import type { Product } from "../../upstream/contracts/products";
import { chartView } from "./chart";
import { bulletinSource } from "./bulletin-words";
import { priceColumns, tradeColumns } from "./bulletin-figures";
import type { FiguresContent } from "./figures-page";
import { joinedBy, readSeries, type TradedPrice } from "./price-series";
import { productsInOrder } from "./product-names";

/** How many years are shown, this one included. */
const YEARS = 5;

/** A product's prices year by year (?urun=), and month by month in one of them (?yil=). */
export async function yearlyPrices(portal: PagePortal): Promise<FiguresContent> {
  const { upstream, url, t, language } = portal;
  const products = await productsInOrder(upstream);
  const written = url.searchParams.get("urun");
  const asked = products.find(({ id }) => String(id) === written);
  const product = asked ?? products[0];
  if (!product) return withoutProducts(portal);
  const thisYear = now().year;
  const { days, unread } = await readSeries(
    upstream,
    product.id,
    `${thisYear - YEARS + 1}-01-01`,
    `${thisYear}-12-31`,
  );
  const years = [...new Set(days.map(({ day }) => Number(day.slice(0, 4))))].toReversed();
  const writtenYear = url.searchParams.get("yil");
  const year = z.coerce
    .number()
    .refine((known) => years.includes(known))
    .safeParse(writtenYear);
  const shownYear = (writtenYear !== null && year.data) || (years[0] ?? thisYear);
  const isWrong = (written !== null && !asked) || (Boolean(writtenYear) && !year.success);
  const name = product.name ?? "";
  const query = new URLSearchParams({ urun: String(product.id), yil: String(shownYear) });
  return {
    heading: {
      title: t("yearly.title", { name }),
      lead: t("lead.yearlyPrices"),
      ownQuery: asked ? `?urun=${asked.id}` : "",
    },
    figures: {
      fileName: t("yearly.fileName", { id: product.id }),
      title: t("yearly.title", { name }),
      about: { productId: product.id, product: name, year: shownYear },
      columns: columns(portal),
      sections: [
        section(portal, product, "years", t("yearly.byYear"), joinedBy("year", days), "year"),
        section(
          portal,
          product,
          "months",
          t("yearly.byMonth", { year: shownYear }),
          joinedBy(
            "month",
            days.filter(({ day }) => day.startsWith(String(shownYear))),
          ),
          "month",
        ),
      ],
    },
    query,
    lifetime: "documents",
    chooser: chooser(portal, product, products, years, shownYear),
    notice: isWrong ? t("list.badValue") : null,
    summary: null,
    unused: { unread },
    empty: {
      text: t("yearly.empty", { name }),
      links: [{ href: hrefOfMatch(portal.match, language), label: t("yearly.first") }],
    },
    chart: () => {
      const chart = chartView(portal, { product, products, query, days: joinedBy("month", days) });
      // The page's own tables say it all, and its form chooses.
      return Promise.resolve({ ...chart, chooser: null, table: null });
    },
    source: bulletinSource(language, t),
  };
}

/** The page while the quotation list is empty. */
function withoutProducts({ t, match }: PagePortal): FiguresContent {
  const title = t(match.page.title);
  return {
    heading: { title, lead: t("lead.yearlyPrices") },
    figures: { fileName: "", title, about: {}, columns: [], sections: [] },
    query: new URLSearchParams(),
    lifetime: "documents",
    chooser: null,
    notice: null,
    summary: null,
    empty: { text: t("article.empty"), links: [] },
    chart: null,
    source: null,
  };
}

function columns({ t }: PagePortal): Column[] {
  const traded = tradeColumns(t).filter(({ key }) => key !== "amount");
  return [{ key: "period", label: t("yearly.period"), kind: "text" }, ...priceColumns(t), ...traded];
}

function section(
  { language }: PagePortal,
  product: Product,
  id: string,
  heading: string,
  periods: readonly TradedPrice[],
  kind: "year" | "month",
) {
  const nameOf = (day: string) => {
    const date = parseDate(day);
    return kind === "year" || !date ? day.slice(0, 4) : formatMonth(date, language);
  };
  const rows = periods.toReversed().map(({ day, min, max, average, quantity, trades }): FigureRow => ({
    values: [nameOf(day), average, min, max, quantity, trades],
    note: null,
  }));
  return { id, heading, unit: product.unit, rows };
}

function chooser(
  { match, language, t }: PagePortal,
  product: Product,
  products: readonly Product[],
  years: readonly number[],
  year: number,
) {
  return {
    action: hrefOfMatch(match, language),
    fields: [
      {
        kind: "select" as const,
        name: "urun",
        label: t("board.product"),
        value: String(product.id),
        options: products.map(({ id, name }) => ({ value: String(id), label: name ?? "" })),
      },
      {
        kind: "select" as const,
        name: "yil",
        label: t("list.year"),
        value: String(year),
        options: years.map((each) => ({ value: String(each), label: String(each) })),
      },
    ],
    hidden: [],
    submit: t("list.apply"),
    clear: null,
  };
}
