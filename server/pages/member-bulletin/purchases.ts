import { unitsOf, unitWord } from "../figures/value-words";
import type { WordKey } from "~/i18n/words";
import { formatDays } from "~/i18n/dates";
import { type DataTable, soleSection } from "../figures/data-table";
import type { MemberContext } from "../member-context";
import {
  listTotalsByDay,
  listTotalsByProduct,
  type ProductTotal,
} from "../../upstream/contracts/purchase-totals";
import { amountBars } from "./amount-bars";
import { changePercent } from "../prices/rows/change";
import { quotedProducts } from "../prices/products/quoted-products";
import { spanAverages } from "../transactions/exchange-averages";
import { tradedSummary } from "../prices/rows/bulletin-words";
import { ownMemberId, withoutMember, bulletinQuery, nothingIn, type SectionContent } from "./section";
import { productPurchases } from "./product-purchases";
import { spanFields, spanOf, chosenSpan, type Span } from "../day-span";
import type { Id } from "../../upstream/record";
import { filterForm } from "../filter-form";

const USUAL_DAYS = 30;

const VIEWS = {
  urun: "memberBulletin.byProduct",
  gun: "memberBulletin.byDay",
  tutar: "memberBulletin.byAmount",
} as const satisfies Record<string, WordKey>;
type ViewWord = keyof typeof VIEWS;
const VIEW_WORDS = Object.keys(VIEWS) as ViewWord[];
const FIRST_VIEW: ViewWord = "urun";

interface PurchasesQuery {
  memberId: Id;
  span: Span;
  view: ViewWord;
}

export async function purchases(context: MemberContext): Promise<SectionContent> {
  const { t, language } = context;
  const memberId = ownMemberId(context);
  if (memberId === null) return withoutMember(context, t("memberBulletin.purchasesTitle"));
  const span = spanOf(context, bulletinQuery.read(context), USUAL_DAYS);
  const ofProduct = await productPurchases(context, memberId, span);
  if (ofProduct) return ofProduct;
  const { view } = bulletinQuery.read(context);
  const chosen = VIEW_WORDS.find((word) => word === view);
  if (view !== "" && !chosen) context.wrong.add("view");
  const query: PurchasesQuery = { memberId, span, view: chosen ?? FIRST_VIEW };
  return {
    title: t("memberBulletin.purchasesTitle"),
    lead: formatDays(span, language),
    query: bulletinQuery.write(valuesOf(query)),
    chooser: chooser(context, query),
    empty: nothingIn(context, "memberBulletin.noPurchases", { section: "alim" }),
    ...(query.view === "gun" ? await byDay(context, query) : await byProduct(context, query)),
  };
}

const ownView = (view: ViewWord) => ({ section: "alim", view: view === FIRST_VIEW ? "" : view }) as const;
const valuesOf = ({ view, span: { from, until } }: Pick<PurchasesQuery, "view" | "span">) => ({
  ...ownView(view),
  from,
  until,
});

function chooser(context: MemberContext, { span, view }: PurchasesQuery) {
  return filterForm(context, {
    fields: spanFields(span, context),
    hidden: bulletinQuery.fields(ownView(view)),
    folded: chosenSpan(context, span),
  });
}

function choices(context: MemberContext, { span, view }: PurchasesQuery) {
  return {
    label: context.t("memberBulletin.views"),
    links: VIEW_WORDS.map((word) => ({
      href: bulletinQuery.href(context, valuesOf({ view: word, span })),
      label: context.t(VIEWS[word]),
      current: word === view,
    })),
  };
}

async function byProduct(context: MemberContext, query: PurchasesQuery) {
  const { upstream, t } = context;
  const { memberId, span, view } = query;
  const { from, until } = span;
  const own = await upstream.read(listTotalsByProduct, { memberId, from, until });
  const averageOf = await spanAverages(upstream, await quotedProducts(upstream), own, span);
  const rows = view === "tutar" ? own.toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0)) : own;
  const units = unitsOf(rows, t);
  const href = ({ productId }: ProductTotal) =>
    productId === null
      ? {}
      : { href: bulletinQuery.href(context, { section: "alim", product: String(productId), from, until }) };
  const figures: DataTable = {
    ...about(context, span),
    columns: [
      { key: "product", label: t("board.product"), kind: "text" },
      ...units.columns,
      { key: "trades", label: t("figures.trades"), kind: "count" },
      { key: "quantity", label: t("board.quantity"), kind: "quantity" },
      { key: "average", label: t("figures.average"), kind: "price" },
      { key: "amount", label: t("figures.amount"), kind: "amount", place: "main" },
      { key: "share", label: t("memberBulletin.share"), kind: "percent" },
      { key: "exchangeAverage", label: t("memberBulletin.exchangeAverage"), kind: "price", place: "detail" },
      { key: "difference", label: t("transactions.difference"), kind: "percent", place: "detail" },
    ],
    sections: soleSection(
      "alimlar",
      units.unit,
      rows.map((row) => {
        const exchangeAverage = averageOf(row);
        const difference = changePercent(row.average, exchangeAverage);
        const unit = unitWord(row.unit, t);
        return { values: { ...row, unit, exchangeAverage, difference }, ...href(row) };
      }),
    ),
  };
  return {
    figures,
    summary: tradedSummary(rows, context),
    around: { choices: choices(context, query) },
  };
}

async function byDay(context: MemberContext, query: PurchasesQuery) {
  const { upstream, t } = context;
  const { memberId, span } = query;
  const days = await upstream.read(listTotalsByDay, { memberId, from: span.from, until: span.until });
  const figures: DataTable = {
    ...about(context, span),
    columns: [
      { key: "day", label: t("figures.day"), kind: "day" },
      { key: "trades", label: t("figures.trades"), kind: "count" },
      { key: "quantity", label: t("board.quantity"), kind: "count" },
      { key: "amount", label: t("figures.amount"), kind: "amount", place: "main" },
    ],
    sections: soleSection(
      "alimlar",
      null,
      days.toReversed().map((day) => ({ values: day })),
    ),
  };
  const drawn = days.flatMap(({ day, amount }) => (day === null || amount === null ? [] : [{ day, amount }]));
  return {
    figures,
    summary: tradedSummary(days, context),
    around: { choices: choices(context, query), bars: amountBars(drawn, span, context) },
  };
}

function about({ t }: MemberContext, { from, until }: Span): Pick<DataTable, "fileName" | "title" | "about"> {
  return {
    fileName: t("memberBulletin.purchasesFile", { from, until }),
    title: t("memberBulletin.purchasesTitle"),
    about: { from, until },
  };
}
