import { unitsOf, unitWord } from "../figures/value-words";
import type { Language } from "~/i18n/language";
import { formatLongDate, formatDate } from "~/i18n/dates";
import { href } from "~/pages";
import type { WordKey, Wording } from "~/i18n/words";
import type { DataTable } from "../figures/data-table";
import type { MemberContext } from "../member-context";
import { now } from "../../config/clock";
import { sessionPhase, type SessionPhase, latestSession } from "../prices/days/trading-session";
import { readMemberSheet, readMemberTotals, type MemberSheet } from "../../upstream/contracts/member-sheet";
import { listLivePrices, readHeadline, type Headline, type LivePrice } from "../../upstream/contracts/prices";
import { readTicker } from "../../upstream/contracts/ticker";
import { hallTiles, ownTiles } from "./head-figures";
import { averageChange, noteOf } from "../prices/rows/price-row";
import { tickerView } from "../home/ticker";
import { priceColumns } from "../prices/rows/bulletin-figures";
import { eitherOf, orFallback } from "../fallbacks";
import { productHrefs } from "../prices/products/product-address";
import { quotedProducts } from "../prices/products/quoted-products";
import { ownMemberId, bulletinQuery, type SectionContent } from "./section";
import { refreshView } from "./refresh";
import { openDues } from "../open-dues";
import type { ParticularsView } from "~/components/members/member-figures";
import { formatLira } from "~/i18n/numbers";

export async function overview(context: MemberContext): Promise<SectionContent> {
  const { upstream, t, language } = context;
  const [[headline, live], ticker, products, productHref, own] = await Promise.all([
    eitherOf(upstream.read(readHeadline, null), upstream.read(listLivePrices, null)),
    orFallback(upstream.read(readTicker, null), []),
    quotedProducts(upstream),
    productHrefs(upstream, language),
    ownFigures(context),
  ]);
  upstream.noteMissing("live", live?.unread ?? 0);
  const latest = latestSession(live?.rows ?? [], headline?.tradingDay ?? now().toISODate());
  const { day, rows } = latest;
  const isLacking = !headline || !live || own.isLacking;
  return {
    title: t("page.memberBulletin"),
    lead: t("memberBulletin.overviewLead"),
    figures: liveFigures(context, rows, day),
    notice:
      ownMemberId(context) === null
        ? t("memberBulletin.hallOnly")
        : isLacking
          ? t("memberBulletin.lacking")
          : null,
    downloadHeading: t("memberBulletin.downloadLive"),
    empty: {
      text: t(live ? noLiveWords(sessionPhase(now(), headline)) : "board.unavailable"),
      links: [{ href: bulletinQuery.href(context, { section: "gunluk" }), label: t("memberBulletin.day") }],
    },
    around: {
      dues: openDues(own.sheet, context),
      refresh: refreshView(context, headline),
      ticker: tickerView(ticker, { products, productHref }, context),
      tiles: [
        ...(headline ? [hallTiles(headline, headingOf(headline, context), context)] : []),
        ...(own.totals ? [ownTiles(own.totals, todaysDealsHref(language), context)] : []),
      ],
      after: own.sheet && memberSheetView(own.sheet, context),
    },
  };
}

function todaysDealsHref(language: Language): string {
  const today = now().toISODate();
  const query = bulletinQuery.write({ from: today, until: today });
  return `${href("transactions", language)}?${query.toString()}`;
}

async function ownFigures(context: MemberContext) {
  const memberId = ownMemberId(context);
  if (memberId === null) return { totals: null, sheet: null, isLacking: false };
  const { upstream } = context;
  const [totals, sheet] = await Promise.all([
    orFallback(upstream.read(readMemberTotals, { memberId }), null),
    orFallback(upstream.read(readMemberSheet, { memberId }), null),
  ]);
  return { totals, sheet, isLacking: !totals || !sheet };
}

function headingOf({ tradingDay }: Headline, context: MemberContext): string {
  const { t } = context;
  if (tradingDay === null) return t("memberBulletin.hallOfNoDay");
  const isToday = tradingDay === now().toISODate();
  return t(isToday ? "memberBulletin.hall" : "board.headingLast", {
    date: formatLongDate(tradingDay, context.language),
  });
}

function noLiveWords(phase: SessionPhase | null): WordKey {
  if (phase === "none" || phase === "holiday") return "tradingSession.none";
  return phase === "over" ? "memberBulletin.noLiveToday" : "memberBulletin.noLive";
}

function liveFigures(context: MemberContext, rows: readonly LivePrice[], day: string): DataTable {
  const { t } = context;
  const units = unitsOf(rows, t);
  return {
    fileName: t("memberBulletin.liveFile", { day }),
    title: t("memberBulletin.live"),
    about: { date: day },
    columns: [
      { key: "product", label: t("board.product"), kind: "text" },
      ...units.columns,
      ...priceColumns(t),
      { key: "change", label: t("board.change"), kind: "change" },
      { key: "quantity", label: t("board.quantity"), kind: "quantity" },
      { key: "last", label: t("memberBulletin.lastPrice"), kind: "price" },
      { key: "lastAt", label: t("memberBulletin.lastAt"), kind: "time", place: "detail" },
      { key: "trades", label: t("figures.trades"), kind: "count", place: "detail" },
      { key: "waiting", label: t("memberBulletin.waitingSamples"), kind: "count", place: "detail" },
    ],
    sections: [
      {
        id: "canli",
        heading: t("memberBulletin.live"),
        unit: units.unit,
        rows: rows.map((row) => ({
          values: {
            ...row,
            unit: unitWord(row.unit, t),
            change: averageChange(row),
          },
          note: noteOf(row),
          ...(row.productId !== null && {
            href: bulletinQuery.href(context, { section: "urun", product: String(row.productId) }),
          }),
        })),
      },
    ],
  };
}

function memberSheetView(sheet: MemberSheet, { language, t }: Wording): ParticularsView {
  const lira = (amount: number | null) => (amount === null ? null : formatLira(amount, language));
  const entries: [term: WordKey, text: string | null][] = [
    ["memberBulletin.number", sheet.number],
    ["memberBulletin.name", sheet.name],
    ["memberBulletin.group", sheet.groupName],
    ["memberBulletin.degree", sheet.degree === null ? null : String(sheet.degree)],
    ["memberBulletin.representative", sheet.representative],
    ["contact.phone", sheet.phone],
    ["contact.email", sheet.email],
    ["memberBulletin.address", sheet.address],
    ["memberBulletin.district", sheet.district],
    ["memberBulletin.memberSince", sheet.memberSince && formatDate(sheet.memberSince, language)],
    ["memberBulletin.openDues", lira(sheet.openDues)],
    ["memberBulletin.security", lira(sheet.security)],
    ["memberBulletin.securityLeft", lira(sheet.securityLeft)],
    ["memberBulletin.taxNumber", sheet.taxNumber],
  ];
  return {
    id: "uye",
    heading: t("memberBulletin.sheet"),
    items: entries.flatMap(([term, text]) => (text === null ? [] : [{ term: t(term), text }])),
  };
}
