import type { TilesView, TileView } from "~/components/elements/tiles";
import type { Language } from "~/i18n/language";
import { formatClockTime } from "~/i18n/dates";
import { formatLira, formatNumber } from "~/i18n/numbers";
import type { WordKey, Wording } from "~/i18n/words";
import { siteProfile } from "../../config/site-profile";
import { now } from "../../config/clock";
import { sessionPhase, type SessionPhase } from "../prices/days/trading-session";
import type { Bought, MemberTotals } from "../../upstream/contracts/member-sheet";
import type { Headline } from "../../upstream/contracts/prices";
import { quantityText } from "../prices/rows/price-row";

const PHASE_WORDS: Readonly<Record<SessionPhase, WordKey>> = {
  before: "memberBulletin.before",
  open: "memberBulletin.open",
  closed: "memberBulletin.closed",
  over: "memberBulletin.over",
  none: "memberBulletin.noSession",
  holiday: "memberBulletin.holiday",
};

export function hallTiles(headline: Headline, heading: string, wording: Wording): TilesView {
  const { language, t } = wording;
  const { count, weight, lira } = formatsIn(wording);
  const before = (value: string | null) => value && t("memberBulletin.dayBefore", { value });
  const phase = sessionPhase(now(), headline);
  return {
    id: "salon",
    heading,
    items: [
      ...tile(t("memberBulletin.session"), phase && t(PHASE_WORDS[phase]), phase && hours(phase, language)),
      ...tile(t("figures.trades"), count(headline.trades)),
      ...tile(t("board.quantity"), weight(headline.quantity), before(weight(headline.previousQuantity))),
      ...tile(t("figures.amount"), lira(headline.amount), before(lira(headline.previousAmount))),
      ...tile(t("memberBulletin.products"), count(headline.products)),
      ...tile(t("memberBulletin.buyers"), count(headline.buyers)),
      ...tile(t("memberBulletin.vehicles"), count(headline.vehicles)),
      ...tile(t("memberBulletin.waitingSamples"), count(headline.waitingSamples)),
    ],
  };
}

export function ownTiles(totals: MemberTotals, todaysDeals: string, wording: Wording): TilesView {
  const { t } = wording;
  const { weight, lira } = formatsIn(wording);
  const bought = (label: string, { trades, quantity, amount }: Bought) =>
    tile(
      label,
      lira(amount),
      [trades === null ? null : t("bulletin.trades", { count: trades }), weight(quantity)]
        .filter(Boolean)
        .join(" · "),
    );
  const { registrationFees, yearNumber } = totals;
  return {
    id: "islemlerim",
    heading: t("memberBulletin.ownTotals"),
    items: [
      ...bought(t("memberBulletin.todaysDeals"), totals.today).map((today) => ({
        ...today,
        href: todaysDeals,
      })),
      ...bought(t("memberBulletin.boughtThisMonth"), totals.month),
      ...bought(t("memberBulletin.boughtThisYear"), totals.year),
      ...tile(t("memberBulletin.fees"), lira(registrationFees, 2), yearNumber),
    ],
  };
}

function formatsIn(wording: Wording) {
  const { language } = wording;
  return {
    count: (value: number | null) => (value === null ? null : formatNumber(value, language)),
    weight: (quantity: number | null) => quantityText({ quantity, unit: "KG" }, wording) || null,
    lira: (amount: number | null, decimals = 0) =>
      amount === null ? null : formatLira(amount, language, decimals),
  };
}

function tile(label: string, value: string | null, note: string | number | null = null): TileView[] {
  return value === null ? [] : [{ label, value, note: note ? String(note) : null }];
}

function hours(phase: SessionPhase, language: Language): string | null {
  const { from, until } = siteProfile.session;
  if (phase === "holiday" || phase === "none") return null;
  return `${formatClockTime(from, language)}–${formatClockTime(until, language)}`;
}
