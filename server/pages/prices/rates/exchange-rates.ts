import { formatLongDate } from "~/i18n/dates";
import { formatNumber } from "~/i18n/numbers";
import type { Language } from "~/i18n/language";
import type { Translate } from "~/i18n/words";
import type { PageContext } from "../../../request/page-loader";
import { centralBankRates } from "../../../upstream/feed";
import type { Currency } from "../../../upstream/contracts/central-bank";
import { type Column, type DataRow, soleSection } from "../../figures/data-table";
import { orFallback } from "../../fallbacks";
import type { FiguresContent } from "../../figures/figures-page";
import { rateHistory, sellingOf } from "./rate-history";
import { sparkline } from "../rows/sparkline";

export async function exchangeRates(context: PageContext): Promise<FiguresContent> {
  const { t, language, upstream, url } = context;
  const [latest, history] = await Promise.all([
    centralBankRates(upstream),
    orFallback(rateHistory(upstream), []),
  ]);
  const { day, bulletin, currencies } = latest;
  const earlier = history.filter((each) => each.day < day && Object.keys(each.selling).length > 0);
  const series = [...earlier.map(({ selling }) => selling), sellingOf(latest)];
  const when = formatLongDate(day, language);
  return {
    heading: { title: t("rates.title", { date: when }) },
    figures: {
      fileName: t("rates.fileName", { day }),
      title: t("rates.title", { date: when }),
      about: { date: day, ...(bulletin !== null && { bulletin }) },
      columns: rateColumns(t),
      sections: soleSection(
        "rates",
        null,
        currencies.map((currency) => ({
          values: valuesOf(currency, language),
          ...lineOf(
            context,
            series.flatMap((selling) => selling[currency.code] ?? []),
          ),
        })),
      ),
      ...(earlier.length > 0 && { trend: t("board.trend") }),
    },
    query: new URLSearchParams(),
    lifetime: "documents",
    summary: t("rates.summary", { count: currencies.length }),
    empty: { text: t("rates.empty"), links: [{ href: url.pathname, label: t("error.retry") }] },
    isOwn: false,
    source: t("rates.source", { bulletin: bulletin ?? "–", date: when }),
  };
}

function lineOf({ t, language }: PageContext, rates: readonly number[]): Pick<DataRow, "line"> {
  const line = sparkline(rates);
  if (!line) return {};
  const [from = "", to = ""] = [rates[0], rates.at(-1)].map((rate) => formatNumber(rate ?? 0, language, 4));
  return { line: { ...line, label: t("rates.trendLabel", { from, to }) } };
}

function valuesOf({ name, unit, ...rates }: Currency, language: Language): DataRow["values"] {
  return { ...rates, currency: name[language], per: unit };
}

export const rateColumns = (t: Translate): Column[] => [
  { key: "currency", label: t("rates.currency"), kind: "text" },
  { key: "code", label: t("quotation.code"), kind: "text" },
  { key: "per", label: t("rates.per"), kind: "count" },
  { key: "forexBuying", label: t("rates.forexBuying"), kind: "rate" },
  { key: "forexSelling", label: t("rates.forexSelling"), kind: "rate", place: "main" },
  { key: "banknoteBuying", label: t("rates.banknoteBuying"), kind: "rate" },
  { key: "banknoteSelling", label: t("rates.banknoteSelling"), kind: "rate" },
];
