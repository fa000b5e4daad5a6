import { formatLongDate, parseDate } from "~/i18n/dates";
import type { Translate } from "~/i18n/words";
import type { PageContext } from "../../request/page-loader";
import { centralBankRates } from "../../upstream/feed";
import type { Currency } from "../../upstream/contracts/central-bank";
import type { Column } from "../data-table/data-table";
import type { FiguresContent } from "./figures-page";

export async function exchangeRates({ t, language, upstream, url }: PageContext): Promise<FiguresContent> {
  const { day, bulletin, currencies } = await centralBankRates(upstream);
  const date = parseDate(day);
  const when = date ? formatLongDate(date, language) : day;
  return {
    heading: { title: t("rates.title", { date: when }), lead: t("lead.exchangeRates") },
    figures: {
      fileName: t("rates.fileName", { day }),
      title: t("rates.title", { date: when }),
      about: { date: day, ...(bulletin !== null && { bulletin }) },
      columns: rateColumns(t),
      sections: [
        {
          id: "rates",
          heading: null,
          unit: null,
          rows: currencies.map((currency) => ({ values: valuesOf(currency, language), note: null })),
        },
      ],
    },
    query: new URLSearchParams(),
    lifetime: "documents",
    chooser: null,
    notice: null,
    summary: t("rates.summary", { count: currencies.length }),
    empty: { text: t("rates.empty"), links: [{ href: url.pathname, label: t("error.retry") }] },
    chart: null,
    isOwn: false,
    source: t("rates.source", { bulletin: bulletin ?? "–", date: when }),
  };
}

function valuesOf(currency: Currency, language: "tr" | "en") {
  const { name, code, unit, forexBuying, forexSelling, banknoteBuying, banknoteSelling } = currency;
  return [name[language], code, unit, forexBuying, forexSelling, banknoteBuying, banknoteSelling];
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
