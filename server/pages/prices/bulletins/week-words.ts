import type { CopyTextView } from "~/components/elements/copy-text";
import { formatDays } from "~/i18n/dates";
import { languageOfNames } from "~/i18n/letters";
import { formatLira, formatNumber, formatPercent } from "~/i18n/numbers";
import { siteProfile } from "../../../config/site-profile";
import type { PageContext } from "../../../request/page-loader";
import { changePercent, movesText } from "../rows/change";
import { isDoubtful, priceUnitWord, quantityText } from "../rows/price-row";
import { type Week, weekBefore } from "../days/week";
import type { WeekLine } from "./week-figures";

const MOST_PRODUCTS = 5;

interface WeekInWords {
  week: Week;
  lines: readonly WeekLine[];
  name: (line: WeekLine) => string;
  runningUntil: string | null;
}

export function weekInWords(
  context: PageContext,
  { week, lines, name, runningUntil }: WeekInWords,
): CopyTextView | null {
  const { t } = context;
  const priced = lines.filter((line) => line.average !== null && !isDoubtful(line));
  if (priced.length === 0) return null;
  const most = priced.toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0)).slice(0, MOST_PRODUCTS);
  return {
    heading: t("weekly.words"),
    hint: t("weekly.copy"),
    sentences: [
      { text: opening(context, week, priced) },
      ...most.map((line) => productSentence(context, line, name(line))),
      ...changesSentence(context, week, priced),
      ...(runningUntil === null ? [] : [{ text: t("weekly.running", { date: runningUntil }) }]),
    ],
  };
}

function opening({ t, language }: PageContext, week: Week, priced: readonly WeekLine[]): string {
  const amounts = priced.flatMap(({ amount }) => amount ?? []);
  const weights = priced.filter(({ unit }) => unit === "KG");
  const quantities = weights.flatMap(({ quantity }) => quantity ?? []);
  const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
  return [
    t("weekly.traded", {
      exchange: siteProfile.name[language],
      week: formatDays(week, language),
      count: priced.length,
    }),
    ...(amounts.length === priced.length
      ? [t("weekly.amount", { amount: formatLira(sumOf(amounts), language, 0) })]
      : []),
    ...(weights.length > 0 && quantities.length === weights.length
      ? [
          t("weekly.weight", {
            quantity: quantityText({ quantity: sumOf(quantities), unit: "KG" }, { language, t }),
          }),
        ]
      : []),
  ].join(" ");
}

function productSentence({ t, language }: PageContext, line: WeekLine, name: string) {
  const price = (value: number | null) => formatNumber(value ?? 0, language, 2);
  const unit = priceUnitWord(line.unit, t);
  const quantity = quantityText(line, { language, t });
  const isOnePrice = line.min === line.max;
  const words = isOnePrice ? "weekly.onePrice" : "weekly.prices";
  const prices = { min: price(line.min), max: price(line.max), average: price(line.average), unit };
  const named = languageOfNames([name], language);
  return {
    subject: { label: name, ...(named !== language && { lang: named }) },
    text: `${[
      t(words, prices),
      ...(quantity === "" ? [] : [t("weekly.quantity", { quantity })]),
      ...changeWords({ t, language }, line),
    ].join(", ")}.`,
  };
}

function changeWords(
  { t, language }: Pick<PageContext, "t" | "language">,
  { average, previousAverage }: WeekLine,
): string[] {
  const percent = changePercent(average, previousAverage);
  if (percent === null) return [];
  const key = percent === 0 ? "weekly.same" : percent > 0 ? "weekly.up" : "weekly.down";
  return [t(key, { percent: formatPercent(Math.abs(percent), language) })];
}

function changesSentence({ t, language }: PageContext, week: Week, priced: readonly WeekLine[]) {
  const percents = priced.flatMap(
    ({ average, previousAverage }) => changePercent(average, previousAverage) ?? [],
  );
  if (percents.length === 0) return [];
  const moves = movesText(percents, { language, t });
  return [{ text: t("weekly.changes", { week: formatDays(weekBefore(week), language), moves }) }];
}
