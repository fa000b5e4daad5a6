import { DateTime } from "luxon";
import { isSessionDay, sessionDayBefore, sessionNumber } from "../prices/calendar";
import { normal, uniform } from "../random";
import currencies from "../data/currencies.json";

/** The dollar in lira at the start of 2020 and of each later year. */
const STARTS = [5.95, 7.43, 13.3, 18.7, 29.5, 35.4, 42.9, 48.7, 55.3, 62.7, 71.2];
/** The bank's margins: selling over buying, and of banknotes around foreign exchange. */
const MARGIN = 0.0018;
const NOTE_MARGIN = { buying: 0.0007, selling: 0.0015 };

type Currency = (typeof currencies)[number];

/** A day's bulletin in the format of the central bank's today.xml; on a day without one the previous. */
export function rateBulletin(today: string): string {
  const day = isSessionDay(today) ? today : sessionDayBefore(today);
  const date = DateTime.fromISO(day);
  const attributes = [
    `Tarih="${date.toFormat("dd.MM.yyyy")}"`,
    `Date="${date.toFormat("MM/dd/yyyy")}"`,
    `Bulten_No="${day.slice(0, 4)}/${sessionNumber(day)}"`,
  ].join(" ");
  const rows = currencies.map((currency, index) => currencyElement(currency, index, day)).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Tarih_Date ${attributes}>\n${rows}</Tarih_Date>\n`;
}

function currencyElement(currency: Currency, index: number, day: string): string {
  const { code, unit } = currency;
  const perDollar = crossRate(currency, day);
  const buying = (dollarInLira(day) / perDollar) * unit;
  const selling = buying * (1 + MARGIN);
  const note = currency.hasBanknotes ?? false;
  const inDollars = currency.isQuotedInDollars ?? false;
  const cross = code === "USD" ? null : inDollars ? 1 / perDollar : perDollar;
  const fields = [
    element("Unit", String(unit)),
    element("Isim", currency.tr),
    element("CurrencyName", currency.en),
    element("ForexBuying", rate(buying)),
    element("ForexSelling", code === "XDR" ? "" : rate(selling)),
    element("BanknoteBuying", note ? rate(buying * (1 - NOTE_MARGIN.buying)) : ""),
    element("BanknoteSelling", note ? rate(selling * (1 + NOTE_MARGIN.selling)) : ""),
    element("CrossRateUSD", cross !== null && !inDollars ? rate(cross) : ""),
    element("CrossRateOther", cross !== null && inDollars ? rate(cross) : ""),
  ].join("");
  return `\t<Currency CrossOrder="${index}" Kod="${code}" CurrencyCode="${code}">\n${fields}\t</Currency>\n`;
}

function dollarInLira(day: string): number {
  const { year, ordinal } = DateTime.fromISO(day);
  const [start = 71.2, end = start] = STARTS.slice(year - 2020);
  return start * (end / start) ** ((ordinal - 1) / 365) * (1 + 0.0012 * normal(`USD/${day}`));
}

function crossRate({ code, perDollar }: Currency, day: string): number {
  if (code === "USD") return 1;
  const days = Date.parse(day) / 86_400_000;
  const wave = (period: number) => Math.sin((days / period + uniform(`${code}/${period}`)) * 2 * Math.PI);
  return perDollar * (1 + 0.014 * wave(211) + 0.006 * wave(47) + 0.0015 * normal(`${code}/${day}`));
}

function element(name: string, text: string): string {
  return text === "" ? `\t\t<${name}/>\n` : `\t\t<${name}>${text}</${name}>\n`;
}

const rate = (value: number) => value.toFixed(4);
