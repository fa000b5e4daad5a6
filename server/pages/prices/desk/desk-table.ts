import { group } from "d3-array";
import { z } from "zod";
import { compareText } from "~/i18n/letters";
import { formatDays } from "~/i18n/dates";
import type { WordKey } from "~/i18n/words";
import type { PageContext } from "../../../request/page-loader";
import type { Id } from "../../../upstream/record";
import {
  type Column,
  type DataRow,
  type DataSection,
  type RowNote,
  type Value,
  valueOf,
} from "../../figures/data-table";
import { changeBase, type Span } from "../rows/change";
import type { CodesOf } from "../products/stable-codes";
import type { Standing } from "./desk-standings";
import { groupOf, type ProductGroup, sectionsByGroup } from "../products/quoted-products";
import { PRICE_FILTERS } from "../products/price-filters";
import { addDays } from "../days/trading-days";
import { definePageQuery, parameter, type QueryOf } from "../../query";

const SPANS = [
  { span: "day", key: "dayChange", label: "desk.day" },
  { span: "week", key: "weekChange", label: "product.span.week" },
  { span: "month", key: "monthChange", label: "product.span.month" },
  { span: "year", key: "yearChange", label: "product.span.year" },
] as const satisfies { span: Span; key: string; label: WordKey }[];
const YEAR_BEFORE = { key: "sameWeekChange", label: "desk.sameWeek" } as const;
const NOTHING = "–";

/** ?sirala=hafta, reversed ?sirala=hafta-ters */
const SORTS: Readonly<Record<string, string>> = {
  urun: "product",
  fiyat: "average",
  tarih: "day",
  gun: "dayChange",
  hafta: "weekChange",
  ay: "monthChange",
  yil: "yearChange",
  "gecen-yil": YEAR_BEFORE.key,
};
const REVERSED = "-ters";

export interface Sort {
  word: string;
  key: string;
  order: "ascending" | "descending";
}

function sortOf(raw: string): Sort | null {
  const isReversed = raw.endsWith(REVERSED);
  const word = isReversed ? raw.slice(0, -REVERSED.length) : raw;
  const key = Object.hasOwn(SORTS, word) ? SORTS[word] : undefined;
  if (key === undefined) return null;
  const isAscending = (key === "product") !== isReversed;
  return { word: raw, key, order: isAscending ? "ascending" : "descending" };
}

const sorting = z.string().transform((raw, context): Sort | null => {
  const sort = sortOf(raw);
  if (!sort) context.addIssue("unknown");
  return sort;
});

export const deskQuery = definePageQuery("prices", {
  sirala: { ...parameter("sort", sorting, null), write: (sort: Sort | null) => sort?.word ?? "" },
  ...PRICE_FILTERS,
});
type DeskState = QueryOf<typeof deskQuery>;

export function deskColumns(
  { t, ...place }: Pick<PageContext, "t" | "language" | "match">,
  { sort, ...filters }: Pick<DeskState, "sort"> & Partial<DeskState>,
  isMaking = false,
): Column[] {
  const missing = isMaking ? undefined : NOTHING;
  const sortLink = (key: string) => {
    const [word = ""] = Object.entries(SORTS).find(([, own]) => own === key) ?? [];
    const isOn = sort?.key === key;
    const next = isOn && sort.word === word ? word + REVERSED : word;
    return {
      href: deskQuery.href(place, { ...filters, sort: sortOf(next) }),
      order: isOn ? sort.order : null,
    };
  };
  const sorted = (column: Column): Column => ({ ...column, sort: sortLink(column.key) });
  const filed = (column: Column): Column => ({ ...column, isInHeading: true });
  const baseLabel = (label: WordKey) => t("desk.base", { span: t(label) });
  return [
    sorted({ key: "product", label: t("board.product"), kind: "text" }),
    filed({ key: "code", label: t("quotation.code"), kind: "text" }),
    filed({ key: "group", label: t("figures.group"), kind: "text" }),
    sorted({ key: "average", label: t("figures.average"), kind: "price", place: "main", missing: NOTHING }),
    ...SPANS.map(({ key, label }, at) =>
      sorted({
        key,
        label: t(label),
        kind: "change",
        missing,
        ...(at > 0 && { place: "below" as const }),
      }),
    ),
    sorted({
      key: YEAR_BEFORE.key,
      label: t(YEAR_BEFORE.label),
      kind: "change",
      place: "below",
      missing,
    }),
    sorted({ key: "day", label: t("desk.lastDay"), kind: "day", place: "plain" }),
    ...SPANS.map(({ span, label }) => filed({ key: `${span}Base`, label: baseLabel(label), kind: "day" })),
    filed({ key: "sameWeekMonday", label: baseLabel(YEAR_BEFORE.label), kind: "day" }),
  ];
}

interface Laid {
  groups: readonly ProductGroup[];
  sort: Sort | null;
  hrefOf: (id: Id | null) => string | undefined;
  codesOf: CodesOf;
  isMaking: boolean;
}

/** By group, or by unit when sorted, since only prices of one unit compare. */
export function sortedSections(
  context: PageContext,
  standings: readonly Standing[],
  laid: Laid,
): DataSection[] {
  const { language } = context;
  const { groups, sort } = laid;
  const rowsOf = (some: readonly Standing[]) => some.map((standing) => rowOf(context, standing, laid));
  const byUnit = [...group(standings, ({ product }) => product.unit)];
  if (sort) {
    return byUnit.map(([unit, own]) => ({
      id: `birim-${unit}`,
      heading: byUnit.length > 1 ? context.t("figures.unit") : null,
      unit,
      rows: inOrder(context, rowsOf(own), sort),
    }));
  }
  return sectionsByGroup(standings, language, {
    groups,
    productOf: ({ product }) => product,
    unitOf: ({ product }) => product.unit,
    rowOf: (standing) => rowOf(context, standing, laid),
  });
}

function inOrder(context: PageContext, rows: readonly DataRow[], { key, order }: Sort): DataRow[] {
  const way = order === "ascending" ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [one, other] = [valueOf(a, { key }), valueOf(b, { key })];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return way * compared(one, other, context.language);
  });
}

const compared = (one: string | number, other: string | number, language: "tr" | "en") =>
  typeof one === "number" && typeof other === "number"
    ? one - other
    : compareText(String(one), String(other), language);

function rowOf(
  context: PageContext,
  standing: Standing,
  { groups, hrefOf, codesOf, isMaking }: Laid,
): DataRow {
  const { product, last, changes, yearBefore } = standing;
  const href = hrefOf(product.id);
  const ofSpans = SPANS.flatMap(({ key, span }): [string, Value][] => [
    [key, changes[span]?.percent ?? null],
    [`${span}Base`, changes[span]?.base?.day ?? null],
  ]);
  return {
    values: {
      ...Object.fromEntries(ofSpans),
      product: product.name,
      code: product.code,
      group: groups.find(({ code }) => code === groupOf(product))?.name ?? null,
      average: last?.average ?? null,
      [YEAR_BEFORE.key]: yearBefore?.percent ?? null,
      day: last?.day ?? null,
      sameWeekMonday: yearBefore?.week ?? null,
    },
    note: last || isMaking ? null : noteOf(standing),
    codes: codesOf(product),
    against: basesOf(context, standing),
    ...(href !== undefined && { href }),
    ...(standing.line && { line: { ...standing.line, label: null } }),
  };
}

const noteOf = ({ isRead }: Standing): RowNote => (isRead ? "noTrade" : "unread");

function basesOf({ t, language }: PageContext, { changes, yearBefore }: Standing): Record<string, string> {
  const ofDays = SPANS.flatMap(({ span, key }) => {
    const base = changes[span]?.base;
    return base ? [[key, changeBase(base.day, { language, t })] as const] : [];
  });
  const week =
    yearBefore && formatDays({ from: yearBefore.week, until: addDays(yearBefore.week, 6) }, language);
  return { ...Object.fromEntries(ofDays), ...(week && { [YEAR_BEFORE.key]: t("weekly.base", { week }) }) };
}
