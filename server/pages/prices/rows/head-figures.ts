import type { TilesView, TileView } from "~/components/elements/tiles";
import type { Language } from "~/i18n/language";
import { formatClockTime } from "~/i18n/dates";
import { formatLira, formatNumber } from "~/i18n/numbers";
import type { WordKey, Wording } from "~/i18n/words";
import { siteProfile } from "../../../config/site-profile";
import { now } from "../../../config/clock";
import { sessionPhase, type SessionPhase } from "../days/trading-session";
import type { Bought, MemberTotals } from "../../../upstream/contracts/member-sheet";
import type { Headline } from "../../../upstream/contracts/prices";

const KILOGRAMS_PER_TONNE = 1000;

const PHASE_WORDS: Readonly<Record<SessionPhase, WordKey>> = {
  before: "memberBulletin.before",
  open: "memberBulletin.open",
  closed: "memberBulletin.closed",
  over: "memberBulletin.over",
  none: "memberBulletin.noSession",
  holiday: "memberBulletin.holiday",
};

export function hallTiles(headline: Headline, heading: string, { language, t }: Wording): TilesView {
  const count = (label: WordKey, value: number | null): TileView[] =>
    value === null ? [] : [tile(t(label), formatNumber(value, language))];
  const before = (value: number | null, format: (value: number) => string) =>
    value === null ? null : t("memberBulletin.dayBefore", { value: format(value) });
  const phase = sessionPhase(now(), headline);
  const { quantity, amount, previousQuantity, previousAmount } = headline;
  return {
    id: "salon",
    heading,
    items: [
      ...(phase
        ? [{ ...tile(t("memberBulletin.session"), t(PHASE_WORDS[phase])), note: hours(phase, language) }]
        : []),
      ...count("figures.trades", headline.trades),
      ...(quantity === null
        ? []
        : [
            {
              ...tile(t("board.quantity"), tonnes(quantity, language), t("memberBulletin.tonnes")),
              note: before(
                previousQuantity,
                (value) => `${tonnes(value, language)} ${t("memberBulletin.tonnes")}`,
              ),
            },
          ]),
      ...(amount === null
        ? []
        : [
            {
              ...lira(t("figures.amount"), amount, language),
              note: before(previousAmount, (value) => formatLira(value, language, 0)),
            },
          ]),
      ...count("memberBulletin.products", headline.products),
      ...count("memberBulletin.buyers", headline.buyers),
      ...count("memberBulletin.vehicles", headline.vehicles),
      ...count("memberBulletin.waitingSamples", headline.waitingSamples),
    ],
  };
}

export function ownTiles(totals: MemberTotals, todaysDeals: string, { language, t }: Wording): TilesView {
  const bought = (label: string, { trades, quantity, amount }: Bought): TileView[] =>
    amount === null
      ? []
      : [
          {
            ...lira(label, amount, language),
            note: [
              ...(trades === null ? [] : [t("bulletin.trades", { count: trades })]),
              ...(quantity === null
                ? []
                : [t("memberBulletin.quantityNote", { quantity: formatNumber(quantity, language) })]),
            ].join(" · "),
          },
        ];
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
      ...(registrationFees === null
        ? []
        : [
            {
              ...lira(t("memberBulletin.fees"), registrationFees, language, 2),
              note: yearNumber === null ? null : String(yearNumber),
            },
          ]),
    ],
  };
}

function tile(label: string, value: string, unit: string | null = null): TileView {
  return { label, value, unit, note: null };
}

function lira(label: string, value: number, language: Language, decimals = 0): TileView {
  return tile(label, formatLira(value, language, decimals));
}

function tonnes(kilograms: number, language: Language): string {
  return formatNumber(kilograms / KILOGRAMS_PER_TONNE, language);
}

function hours(phase: SessionPhase, language: Language): string | null {
  const { from, until } = siteProfile.session;
  if (phase === "holiday" || phase === "none") return null;
  return `${formatClockTime(from, language)}–${formatClockTime(until, language)}`;
}
