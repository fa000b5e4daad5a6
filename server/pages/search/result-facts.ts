import type { ResultFactView } from "~/components/content/search-page";
import { formatDate } from "~/i18n/dates";
import { formatNumber } from "~/i18n/numbers";
import type { PageContext } from "../../request/page-loader";
import { telephoneLink } from "../../html/links";
import { centralBankRates } from "../../upstream/feed";
import { readBulletinOfDay } from "../../upstream/contracts/bulletins";
import type { PriceRow } from "../../upstream/contracts/prices";
import type { Id } from "../../upstream/record";
import { orFallback } from "../fallbacks";
import { priceText } from "../prices/rows/price-row";
import { latestSessionDay } from "../prices/days/trading-days";
import type { Match } from "./full-text";
import type { Subject } from "./search-document";

export interface ResultFacts {
  of: (subject: Subject) => ResultFactView | null;
  tradedOf: (match: Match) => number;
}

export async function resultFacts(matches: readonly Match[], context: PageContext): Promise<ResultFacts> {
  const kinds = new Set(matches.map(({ document }) => document.subject?.kind));
  const [session, rates] = await Promise.all([
    kinds.has("product") ? lastSession(context) : null,
    kinds.has("rates") ? lastRates(context) : null,
  ]);
  return {
    of: (subject) => {
      switch (subject.kind) {
        case "product":
          return session && priceFact(session, subject.id, context);
        case "rates":
          return rates;
        case "office":
          return { text: "", link: telephoneLink(subject.phone, context.language) };
      }
    },
    tradedOf: ({ document: { subject } }) => {
      const line = subject?.kind === "product" ? session?.lines.get(subject.id) : undefined;
      return (line?.average ?? 0) * (line?.quantity ?? 0);
    },
  };
}

interface LastSession {
  day: string;
  lines: ReadonlyMap<Id, PriceRow>;
}

async function lastSession({ upstream }: PageContext): Promise<LastSession | null> {
  const day = await orFallback(latestSessionDay(upstream), null);
  if (day === null) return null;
  const bulletin = await orFallback(upstream.read(readBulletinOfDay, { day }), null);
  const rows = bulletin?.groups.flatMap(({ lines }) => lines) ?? [];
  const lines = new Map(rows.flatMap((row) => (row.productId === null ? [] : [[row.productId, row]])));
  return { day, lines };
}

function priceFact({ day, lines }: LastSession, id: Id, { language, t }: PageContext): ResultFactView | null {
  const line = lines.get(id);
  if (!line || line.average === null) return null;
  const price = priceText(line.average, line.unit, { language, t });
  return { text: `${price} · ${formatDate(day, language)}`, link: null };
}

const CURRENCIES = ["USD", "EUR", "GBP"];

async function lastRates({ upstream, language }: PageContext): Promise<ResultFactView | null> {
  const rates = await orFallback(centralBankRates(upstream), null);
  if (!rates) return null;
  const facts = rates.currencies.flatMap(({ code, forexSelling }) =>
    CURRENCIES.includes(code) && forexSelling !== null
      ? [`${code} ${formatNumber(forexSelling, language, 4)} ₺`]
      : [],
  );
  return facts.length === 0
    ? null
    : { text: [...facts, formatDate(rates.day, language)].join(" · "), link: null };
}
