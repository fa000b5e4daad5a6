import type { FilterFieldView } from "~/components/forms/filter-form";
import type { LinkView } from "~/components/elements/link";
import type { Language } from "~/i18n/language";
import { formatNumber } from "~/i18n/numbers";
import { readNumber } from "~/i18n/read-number";
import type { WordKey, Wording } from "~/i18n/words";
import { portalOrigin } from "../../../config/environment";
import { whatsAppLink } from "../../../html/links";
import type { PageContext } from "../../../request/page-loader";
import type { Product } from "../../../upstream/contracts/products";
import { type Column, type DataRow, soleSection } from "../../figures/data-table";
import { type FiguresContent, noFigures } from "../../figures/figures-page";
import { unitWord } from "../../figures/value-words";
import { filterForm, productField } from "../../filter-form";
import { targetLinks } from "../products/alert-links";
import { type ChosenPrices, chosenPrices } from "../products/product-prices";
import { bulletinSource } from "../rows/bulletin-words";
import { changesOf, lastPrice } from "../rows/last-price";
import { worldUnit } from "../rows/price-row";
import type { TradedPrice } from "../rows/price-series";

/** A page that calculates with a product's last price and numbers that visitors type. */
export interface Calculation<Name extends string> {
  query: CalculationQuery<NoInfer<Name>>;
  words: Record<"title" | "start" | "method", WordKey>;
  isOffered?: (product: Product) => boolean;
  numbers: Readonly<Record<Name, TypedNumber>>;
  links: (product: Product) => LinkView[];
  result: (prices: ChosenPrices, last: TradedPrice, numbers: Record<Name, number>) => Result;
}

type Raw<Name extends string> = Record<Name | "product", string>;

interface CalculationQuery<Name extends string> {
  read(context: PageContext): Raw<Name>;
  write(values: Raw<Name>): URLSearchParams;
  search(values: { product: string }): string;
  href(context: PageContext, values: Raw<Name>): string;
}

interface Result {
  columns: Column[];
  rows: DataRow[];
  /** Shared with its heading. */
  sentence: string;
  note?: string;
  /** To wait for. */
  target: number | null;
}

export interface TypedNumber {
  name: string;
  label: WordKey;
  /** 0 by default. */
  least?: number;
  most: number;
  example: number;
  /** Then it is 0 by default. */
  isOptional?: true;
}

/** What was calculated or is wrong follows on a phone's screen. */
const FORM_PLACE = "hesap";

export async function calculationPage<Name extends string>(
  context: PageContext,
  { query, words, isOffered, numbers, links, result }: Calculation<Name>,
): Promise<FiguresContent> {
  const { t, match, language } = context;
  const raw = query.read(context);
  const prices = await chosenPrices(context, raw.product, isOffered);
  if (!prices) return noFigures(t(match.page.title), { text: t("article.empty"), links: [] });
  const { product, isChosen, all } = prices;
  const { name } = product;
  const last = all.at(-1);
  const own = { ...raw, product: String(product.id) };
  const names = Object.keys(numbers) as Name[];
  const unit = unitWord(worldUnit(product.unit).unit, t);
  const read = readAll(numbers, raw, language);
  const form = filterForm(context, {
    fields: [
      productField(product, prices.products, t),
      ...names.map((each) => typedField(context, numbers[each], raw[each], unit)),
    ],
    submit: t("load.submit"),
  });
  const title = t(words.title, { name });
  return {
    ...noFigures(name, {
      text: t(last ? words.start : "yearly.empty", { name }),
      links: [],
      isCertain: last !== undefined,
    }),
    heading: {
      title,
      crumb: t(match.page.title),
      ownQuery: isChosen ? query.search({ product: own.product }) : "",
    },
    lifetime: names.every((each) => raw[each] === "") ? "prices" : "none",
    query: query.write(own),
    head: last
      ? {
          price: lastPrice(context, prices, last),
          changes: changesOf(context, { days: all, unread: prices.history.unread }, ["month", "year"]),
          links: [...prices.pageLinks, ...links(product)],
        }
      : null,
    chooser: { ...form, place: FORM_PLACE },
    ...(last &&
      read &&
      resultContent(context, product, result(prices, last, read), {
        title,
        address: portalOrigin + query.href(context, raw),
      })),
    source: [t(words.method), bulletinSource(context)].join(" "),
  };
}

function resultContent(
  context: PageContext,
  product: Product,
  { columns, rows, sentence, note, target }: Result,
  { title, address }: { title: string; address: string },
): Pick<FiguresContent, "figures" | "summary" | "more"> {
  const { t } = context;
  return {
    figures: {
      fileName: "",
      title,
      about: {},
      columns,
      sections: soleSection("results", product.unit, rows),
    },
    summary: [sentence, note].filter(Boolean).join(" "),
    more: [
      { ...whatsAppLink(`${title}\n${sentence}\n`, address, t), label: t("load.share") },
      ...(target === null ? [] : targetLinks(context, product, target)),
    ],
  };
}

/** Null while one of them is missing or can't be used. */
function readAll<Name extends string>(
  numbers: Readonly<Record<Name, TypedNumber>>,
  raw: Record<Name, string>,
  language: Language,
): Record<Name, number> | null {
  const read = (Object.keys(numbers) as Name[]).map(
    (name) => [name, readTyped(numbers[name], raw[name], language)] as const,
  );
  return read.some(([, value]) => value === null) ? null : (Object.fromEntries(read) as Record<Name, number>);
}

function readTyped(
  { least = 0, most, isOptional }: TypedNumber,
  raw: string,
  language: Language,
): number | null {
  if (raw === "") return isOptional ? 0 : null;
  const value = readNumber(raw, language);
  return value !== null && value >= least && value <= most ? value : null;
}

function typedField(
  { t, language }: Wording,
  field: TypedNumber,
  raw: string,
  unit: string,
): FilterFieldView {
  const { name, label, least = 0, most, isOptional } = field;
  const numberText = (value: number) => formatNumber(value, language, Number.isInteger(value) ? 0 : 1);
  const example = numberText(field.example);
  const isWrong = raw !== "" && readTyped(field, raw, language) === null;
  return {
    kind: "number",
    name,
    label: t(label, { unit }),
    value: raw,
    placeholder: example,
    error: isWrong ? t("tools.wrong", { least: numberText(least), most: numberText(most), example }) : null,
    ...(isOptional && { isOptional }),
  };
}
