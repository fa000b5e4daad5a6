import { greatest, group, sum } from "d3-array";
import type { FilterFieldView } from "~/components/forms/filter-form";
import { formatLongDate } from "~/i18n/dates";
import { formatNumber, formatPercent } from "~/i18n/numbers";
import { readNumber } from "~/i18n/read-number";
import type { WordKey } from "~/i18n/words";
import { portalOrigin } from "../../../config/environment";
import { whatsAppLink } from "../../../html/links";
import type { PageContext } from "../../../request/page-loader";
import { listLivePrices } from "../../../upstream/contracts/prices";
import type { Product } from "../../../upstream/contracts/products";
import { orFallback } from "../../fallbacks";
import { type DataTable, soleSection } from "../../figures/data-table";
import { type FiguresContent, noFigures } from "../../figures/figures-page";
import { filterForm, selectField } from "../../filter-form";
import { definePageQuery, text } from "../../query";
import { chartView, RANGES } from "../charts/chart";
import { neighbourOf } from "../comparison/compare-choice";
import { addDays } from "../days/trading-days";
import { readHistory, withLive } from "../products/product-prices";
import { productsInOrder } from "../products/quoted-products";
import { blendedPrices, LONGEST_PRICE_AGE, priceOn } from "./blended-prices";
import { bulletinSource } from "../rows/bulletin-words";
import { changesOf } from "../rows/last-price";
import { priceText, priceUnitWord, worldUnit } from "../rows/price-row";
import type { Series } from "../rows/price-series";

/** What a mixture of classes costs, such as a mill's. */

const blendQuery = definePageQuery("blend", {
  urun: text("product"),
  pay: text("share"),
  urun2: text("product2"),
  pay2: text("share2"),
  urun3: text("product3"),
  pay3: text("share3"),
  urun4: text("product4"),
  pay4: text("share4"),
});

const PLACES = ["", "2", "3", "4"] as const;
const EXAMPLES = [50, 30, 15, 5];
const MOST_PARTS = 1_000_000;

interface Place {
  place: (typeof PLACES)[number];
  product: Product | undefined;
  raw: string;
  /** In parts of any size, 0 for none; null for what isn't a number. */
  share: number | null;
  error: WordKey | null;
}

export async function blend(context: PageContext): Promise<FiguresContent> {
  const { t, match, upstream } = context;
  const all = await productsInOrder(upstream);
  const offered = greatest(group(all, ({ unit }) => unit).values(), ({ length }) => length) ?? [];
  const places = placesOf(context, offered);
  const isTyped = places.some(({ raw }) => raw !== "");
  const parts = places.flatMap(({ product, share }) => (product && share ? [{ product, share }] : []));
  const isWrong = places.some(({ error }) => error !== null);
  const result = isWrong || parts.length === 0 ? null : await blendContent(context, parts);
  const title = t(match.page.title);
  return {
    ...noFigures(title, {
      text: t(offered.length > 0 ? "blend.start" : "article.empty"),
      links: [],
      isCertain: true,
    }),
    lifetime: isTyped ? "none" : "prices",
    query: blendQuery.write(blendQuery.read(context)),
    chooser: filterForm(context, {
      fields: places.flatMap((each, index) => fieldsOf(context, offered, each, index)),
      submit: t("load.submit"),
      isInPairs: true,
    }),
    ...result,
    source: [t("blend.method", { count: LONGEST_PRICE_AGE }), bulletinSource(context)].join(" "),
  };
}

function placesOf(context: PageContext, offered: readonly Product[]): Place[] {
  const state = blendQuery.read(context);
  const [first] = offered;
  const usual = [first, first && neighbourOf(first, offered)];
  return PLACES.map((place, index) => {
    const [id, raw] = [state[`product${place}`], state[`share${place}`].trim()];
    const chosen = offered.find((product) => String(product.id) === id);
    if (id !== "" && !chosen) context.wrong.add("product");
    const product = chosen ?? usual[index];
    const share = shareOf(context, raw);
    const error = share === null ? "blend.wrong" : share > 0 && !product ? "blend.noProduct" : null;
    return { place, product, raw, share, error };
  });
}

function shareOf({ language }: PageContext, raw: string): number | null {
  const share = raw === "" ? 0 : readNumber(raw, language);
  return share !== null && share <= MOST_PARTS ? share : null;
}

function fieldsOf(
  { t, language }: PageContext,
  offered: readonly Product[],
  { place, product, raw, error }: Place,
  index: number,
): FilterFieldView[] {
  const mark = "ABCD".charAt(index);
  const example = formatNumber(EXAMPLES[index] ?? 0, language, 0);
  return [
    selectField(`urun${place}`, t("compare.product", { mark }), String(product?.id ?? ""), [
      ...(index < 2 ? [] : [{ value: "", label: t("compare.unchosen") }]),
      ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
    ]),
    {
      kind: "number",
      name: `pay${place}`,
      label: t("blend.share", { mark }),
      value: raw,
      placeholder: example,
      error: error && t(error, { example, mark }),
      isOptional: true,
    },
  ];
}

interface Part extends Series {
  product: Product;
  /** Of 1. */
  share: number;
}

/** Null where a history can't be read. */
async function readParts(
  { upstream }: PageContext,
  shares: readonly Pick<Part, "product" | "share">[],
): Promise<Part[] | null> {
  const live = await orFallback(upstream.read(listLivePrices, null, { isAside: true }), null);
  const total = sum(shares, ({ share }) => share);
  const read = async ({ product, share }: Pick<Part, "product" | "share">): Promise<Part> => {
    const history = await readHistory(upstream, product.id);
    return {
      ...history,
      product,
      share: share / total,
      days: withLive(history.days, live?.rows ?? [], product),
    };
  };
  const parts = await orFallback(Promise.all(shares.map(read)), null);
  upstream.noteMissing(
    "histories",
    sum(parts ?? [], ({ unread }) => unread),
  );
  return parts;
}

async function blendContent(
  context: PageContext,
  shares: readonly Pick<Part, "product" | "share">[],
): Promise<Partial<FiguresContent>> {
  const { t, language } = context;
  const parts = await readParts(context, shares);
  if (!parts) return { empty: { text: t("notice.partMissing"), links: [], isCertain: true } };
  const days = blendedPrices(parts);
  const [first] = parts;
  const last = days.at(-1);
  if (!first || !last) return { empty: { text: t("blend.neverTogether"), links: [] } };
  const { unit } = first.product;
  const date = formatLongDate(last.day, language);
  const sentence = t("blend.summary", {
    parts: new Intl.ListFormat(language).format(
      parts.map(({ product, share }) => `${formatPercent(share * 100, language)} ${product.name}`),
    ),
    price: pricesText(context, last.average, unit),
    date,
  });
  const address = portalOrigin + blendQuery.href(context, blendQuery.read(context));
  return {
    head: {
      price: {
        when: t("blend.when", { date }),
        value: formatNumber(last.average, language, 2),
        unit: priceUnitWord(unit, t),
        details: sentence,
        note: null,
      },
      changes: changesOf(context, { days, unread: sum(parts, ({ unread }) => unread) }, [
        "week",
        "month",
        "quarter",
        "year",
      ]),
      links: [],
    },
    figures: partsTable(context, parts, last.day),
    more: [{ ...whatsAppLink(`${sentence}\n`, address, t), label: t("load.share") }],
    chart: () =>
      chartView(context, {
        product: { ...first.product, name: t("page.blend") },
        products: [],
        query: new URLSearchParams(),
        series: {
          days: days.filter(({ day }) => day > addDays(last.day, -RANGES["1y"])),
          unread: sum(parts, (part) => part.unread),
          doubtful: sum(parts, (part) => part.doubtful),
        },
      }),
  };
}

/** "18,58 ₺/kg, 18.575,30 ₺/ton" */
function pricesText(context: PageContext, average: number, unit: string): string {
  const price = priceText(average, unit, context);
  const large = worldUnit(unit);
  return large.factor === 1 ? price : `${price}, ${priceText(average * large.factor, large.unit, context)}`;
}

function partsTable({ t }: PageContext, parts: readonly Part[], day: string): DataTable {
  const rowOf = ({ product, share, days }: Part) => {
    const price = priceOn(day, days);
    return {
      product: product.name,
      cost: price && price.average * share,
      ratio: share * 100,
      price: price?.average ?? null,
      day: price?.day,
    };
  };
  return {
    fileName: "",
    title: t("page.blend"),
    about: {},
    columns: [
      { key: "product", label: t("board.product"), kind: "text" },
      { key: "cost", label: t("blend.cost"), kind: "price", place: "main" },
      { key: "ratio", label: t("blend.ratio"), kind: "percent" },
      { key: "price", label: t("figures.average"), kind: "price" },
      { key: "day", label: t("figures.day"), kind: "day" },
    ],
    sections: soleSection(
      "parts",
      parts[0]?.product.unit ?? null,
      parts.map((part) => ({ values: rowOf(part) })),
    ),
  };
}
