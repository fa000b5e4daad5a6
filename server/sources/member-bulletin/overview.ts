import { formatLongDate, parseDate } from "~/text/dates";
import type { WordKey } from "~/text/words";
import type { Figures } from "../../figures/figures";
import type { MemberPortal } from "../../member-page";
import { now } from "../../clock";
import { sessionPhase, type SessionPhase } from "../../trading-session";
import { readMemberSheet, readMemberTotals } from "../../upstream/contracts/member-sheet";
import { listLivePrices, readHeadline, type Headline, type LivePrice } from "../../upstream/contracts/prices";
import { readTicker } from "../../upstream/contracts/ticker";
import { changePercent } from "../../views/change";
import { hallTiles, ownTiles } from "../../views/head-figures";
import { liveCardView } from "../../views/live-cards";
import { memberSheetView } from "../../views/member-sheet";
import { noteOf } from "../../views/price-row";
import { tickerView } from "../../views/ticker";
import { priceColumns } from "../figures/bulletin-figures";
import { eitherOf, optional } from "../optional";
import { ownMemberId } from "./own-member";
import { refreshView } from "./refresh";
import { sectionHref, type SectionContent } from "./section";
import { unitsOf } from "./units";
import { latestSession } from "../latest-session";

/** The day at a glance: the hall's head figures, the member's own, the prices so far. A part that fails is left out. */
export async function overview(portal: MemberPortal): Promise<SectionContent> {
  const { upstream, t, language } = portal;
  const [[headline, live], ticker, own] = await Promise.all([
    eitherOf(upstream.read(readHeadline, null), upstream.read(listLivePrices, null)),
    optional(upstream.read(readTicker, null), []),
    ownFigures(portal),
  ]);
  const latest = latestSession(live?.rows ?? [], headline?.tradingDay ?? now().toISODate());
  const { day, rows } = latest;
  const isLacking = !headline || !live || own.isLacking;
  return {
    title: t("page.memberBulletin"),
    lead: t("memberBulletin.overviewLead"),
    figures: liveFigures(portal, rows, day),
    notice:
      ownMemberId(portal) === null
        ? t("memberBulletin.hallOnly")
        : isLacking
          ? t("memberBulletin.lacking")
          : null,
    unused: { unread: live?.unread ?? 0 },
    downloadHeading: t("memberBulletin.downloadLive"),
    empty: {
      text: t(live ? noLiveWords(sessionPhase(now(), headline)) : "board.unavailable"),
      links: [{ href: sectionHref(portal, "gunluk"), label: t("memberBulletin.day") }],
    },
    around: {
      refresh: refreshView(language, t, headline),
      ticker: tickerView(ticker, language, t),
      tiles: [
        ...(headline ? [hallTiles(headline, headingOf(headline, portal), language, t)] : []),
        ...(own.totals ? [ownTiles(own.totals, language, t)] : []),
      ],
      cards:
        rows.length > 0
          ? {
              heading: t("memberBulletin.live"),
              cards: rows.map((row) =>
                liveCardView(row, (id) => sectionHref(portal, "urun", { urun: String(id) }), language, t),
              ),
            }
          : null,
      particulars: own.sheet && memberSheetView(own.sheet, language, t),
    },
  };
}

/** The member's own totals and sheet; none for staff. */
async function ownFigures(portal: MemberPortal) {
  const memberId = ownMemberId(portal);
  if (memberId === null) return { totals: null, sheet: null, isLacking: false };
  const { upstream } = portal;
  const [totals, sheet] = await Promise.all([
    optional(upstream.read(readMemberTotals, { memberId }), null),
    optional(upstream.read(readMemberSheet, { memberId }), null),
  ]);
  return { totals, sheet, isLacking: !totals || !sheet };
}

function headingOf({ tradingDay }: Headline, portal: MemberPortal): string {
  const { t } = portal;
  if (tradingDay === null) return t("memberBulletin.hallOfNoDay");
  const isToday = tradingDay === now().toISODate();
  return t(isToday ? "memberBulletin.hall" : "board.headingLast", { date: longDate(portal, tradingDay) });
}

function noLiveWords(phase: SessionPhase | null): WordKey {
  if (phase === "none" || phase === "holiday") return "tradingSession.none";
  return phase === "over" ? "memberBulletin.noLiveToday" : "memberBulletin.noLive";
}

function liveFigures({ t }: MemberPortal, rows: readonly LivePrice[], day: string): Figures {
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
      { key: "trades", label: t("figures.trades"), kind: "count" },
      { key: "last", label: t("memberBulletin.lastPrice"), kind: "price" },
      { key: "lastAt", label: t("memberBulletin.lastAt"), kind: "text" },
      { key: "waiting", label: t("memberBulletin.waitingSamples"), kind: "count" },
    ],
    sections: [
      {
        id: "canli",
        heading: null,
        unit: units.unit,
        rows: rows.map((row) => ({
          values: [
            row.product,
            ...units.values(row),
            row.average,
            row.min,
            row.max,
            changePercent(row.average, row.previousAverage),
            row.quantity,
            row.trades,
            row.last,
            row.lastAt,
            row.waiting,
          ],
          note: noteOf(row),
        })),
      },
    ],
  };
}

function longDate({ language }: MemberPortal, day: string): string {
  const date = parseDate(day);
  return date ? formatLongDate(date, language) : day;
}
