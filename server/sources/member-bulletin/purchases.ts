import { hrefOfMatch } from "~/pages";
import type { WordKey } from "~/text/words";
import type { Figures } from "../../figures/figures";
import type { MemberPortal } from "../../member-page";
import {
  listTotalsByDay,
  listTotalsByProduct,
  type DayTotal,
  type ProductTotal,
} from "../../upstream/contracts/purchase-totals";
import { amountBars } from "../../views/amount-bars";
import { tradedSummary } from "../figures/bulletin-words";
import { ownMemberId, withoutMember } from "./own-member";
import { productPurchases } from "./product-purchases";
import { sectionFields, sectionHref, sectionQuery, type SectionContent } from "./section";
import { spanFields, spanOf, spanQuery, spanText, type Span } from "./span";
import { unitsOf } from "./units";
import type { Id } from "../../upstream/ids";

const USUAL_DAYS = 30;

/** How purchases are summed up (?gorunum=): by product, by day, or by product with the greatest amount first. */
const VIEWS = {
  urun: "memberBulletin.byProduct",
  gun: "memberBulletin.byDay",
  tutar: "memberBulletin.byAmount",
} as const satisfies Record<string, WordKey>;
type ViewWord = keyof typeof VIEWS;
const FIRST_VIEW: ViewWord = "urun";

interface Asked {
  memberId: Id;
  span: Span;
  view: ViewWord;
}

/** What the member bought between two days (?bas=&bit=), summed up, or of one product (?urun=) purchase by purchase. */
export async function purchases(portal: MemberPortal): Promise<SectionContent> {
  const { t, url, language } = portal;
  const memberId = ownMemberId(portal);
  if (memberId === null) return withoutMember(portal, t("memberBulletin.purchasesTitle"));
  const span = spanOf(url, USUAL_DAYS);
  const product = await productPurchases(portal, memberId, span);
  if (product.content) return product.content;
  const written = url.searchParams.get("gorunum") ?? FIRST_VIEW;
  const isKnown = Object.hasOwn(VIEWS, written);
  const asked: Asked = { memberId, span, view: isKnown ? (written as ViewWord) : FIRST_VIEW };
  const isWrong = span.isWrong || !isKnown || product.isWrong;
  return {
    title: t("memberBulletin.purchasesTitle"),
    lead: spanText(span, language),
    query: new URLSearchParams({ ...sectionQuery("alim"), ...queryOf(asked) }),
    chooser: chooser(portal, asked),
    notice: isWrong ? t("list.badValue") : null,
    empty: {
      text: t("memberBulletin.noPurchases"),
      links: [{ href: sectionHref(portal, "alim"), label: t("memberBulletin.usualDays") }],
    },
    ...(asked.view === "gun" ? await byDay(portal, asked) : await byProduct(portal, asked)),
  };
}

const viewQuery = (view: ViewWord): Record<string, string> => (view === FIRST_VIEW ? {} : { gorunum: view });
const queryOf = ({ view, span }: Asked) => ({ ...viewQuery(view), ...spanQuery(span) });

function chooser({ match, language, t }: MemberPortal, { span, view }: Asked) {
  return {
    action: hrefOfMatch(match, language),
    fields: spanFields(span, t),
    hidden: sectionFields("alim", viewQuery(view)),
    submit: t("list.apply"),
    clear: null,
  };
}

function choices(portal: MemberPortal, { span, view }: Asked) {
  const words = Object.keys(VIEWS) as ViewWord[];
  return {
    label: portal.t("memberBulletin.views"),
    links: words.map((word) => ({
      href: sectionHref(portal, "alim", { ...viewQuery(word), ...spanQuery(span) }),
      label: portal.t(VIEWS[word]),
      current: word === view,
    })),
  };
}

async function byProduct(portal: MemberPortal, asked: Asked) {
  const { upstream, t } = portal;
  const { memberId, span, view } = asked;
  const totals = await upstream.read(listTotalsByProduct, { memberId, from: span.from, until: span.until });
  const { rows: found, unread } = totals;
  const rows = view === "tutar" ? found.toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0)) : found;
  const units = unitsOf(rows, t);
  const href = ({ productId }: ProductTotal) =>
    productId === null
      ? {}
      : { href: sectionHref(portal, "alim", { urun: String(productId), ...spanQuery(span) }) };
  const figures: Figures = {
    ...about(portal, span),
    columns: [
      { key: "product", label: t("board.product"), kind: "text" },
      ...units.columns,
      { key: "trades", label: t("figures.trades"), kind: "count" },
      { key: "quantity", label: t("board.quantity"), kind: "quantity" },
      { key: "average", label: t("figures.average"), kind: "price" },
      { key: "amount", label: t("figures.amount"), kind: "amount" },
      { key: "share", label: t("memberBulletin.share"), kind: "percent" },
    ],
    sections: [
      {
        id: "alimlar",
        heading: null,
        unit: units.unit,
        rows: rows.map((row) => ({
          values: [
            row.product,
            ...units.values(row),
            row.trades,
            row.quantity,
            row.average,
            row.amount,
            row.share,
          ],
          note: null,
          ...href(row),
        })),
      },
    ],
  };
  return {
    figures,
    summary: summary(portal, rows),
    unused: { unread },
    around: { choices: choices(portal, asked) },
  };
}

async function byDay(portal: MemberPortal, asked: Asked) {
  const { upstream, t, language } = portal;
  const { memberId, span } = asked;
  const totals = await upstream.read(listTotalsByDay, { memberId, from: span.from, until: span.until });
  const { rows: days, unread } = totals;
  const figures: Figures = {
    ...about(portal, span),
    columns: [
      { key: "day", label: t("figures.day"), kind: "day" },
      { key: "trades", label: t("figures.trades"), kind: "count" },
      { key: "quantity", label: t("board.quantity"), kind: "count" },
      { key: "amount", label: t("figures.amount"), kind: "amount" },
    ],
    sections: [
      {
        id: "alimlar",
        heading: null,
        unit: null,
        rows: days.toReversed().map(({ day, trades, quantity, amount }) => ({
          values: [day, trades, quantity, amount],
          note: null,
        })),
      },
    ],
  };
  const drawn = days.flatMap(({ day, amount }) => (day === null || amount === null ? [] : [{ day, amount }]));
  return {
    figures,
    summary: summary(portal, days),
    unused: { unread },
    around: { choices: choices(portal, asked), bars: amountBars(drawn, span, language, t) },
  };
}

function about({ t }: MemberPortal, { from, until }: Span): Pick<Figures, "fileName" | "title" | "about"> {
  return {
    fileName: t("memberBulletin.purchasesFile", { from, until }),
    title: t("memberBulletin.purchasesTitle"),
    about: { from, until },
  };
}

function summary({ t, language }: MemberPortal, rows: readonly (ProductTotal | DayTotal)[]): string {
  return tradedSummary(rows, language, t);
}
