import { formatDate, formatLongDate } from "~/i18n/dates";
import type { Language } from "~/i18n/language";
import { href, hrefOfMatch } from "~/pages";
import type { PageContext } from "../../../request/page-loader";
import { readDays, addDays } from "../days/trading-days";
import { bulletinSummary } from "../rows/bulletin-words";
import type { Standing } from "../desk/desk-standings";
import type { FeedEntry } from "../../figures/figures-page";
import { priceText, tradedText } from "../rows/price-row";
import { namesFrom, quotedProducts } from "./quoted-products";
import type { ProductPrices } from "./product-prices";

const PRODUCT_DAYS = 30;
const BULLETIN_DAYS = 8;

export function productEntries(context: PageContext, { product, days }: ProductPrices): FeedEntry[] {
  const { language } = context;
  return days
    .slice(-PRODUCT_DAYS)
    .toReversed()
    .map(({ day, average, ...traded }) => ({
      day,
      title: `${product.name}: ${priceText(average, product.unit, context)} · ${formatDate(day, language)}`,
      lines: [tradedText(traded, product.unit, context)],
      href: bulletinHref(day, language),
    }));
}

export async function bulletinEntries(
  { upstream, language, t }: PageContext,
  until: string,
): Promise<FeedEntry[]> {
  const days = Array.from({ length: BULLETIN_DAYS }, (_, back) => addDays(until, -back));
  const [bulletins, products] = await Promise.all([readDays(upstream, days), quotedProducts(upstream)]);
  const name = namesFrom(products, language);
  return bulletins.flatMap(({ day, groups }) => {
    const rows = groups.flatMap(({ lines }) => lines).filter(({ average }) => average !== null);
    if (rows.length === 0) return [];
    return {
      day,
      title: t("bulletin.title", { date: formatLongDate(day, language) }),
      lines: [
        bulletinSummary(rows, { language, t }),
        ...rows.map((row) => `${name(row)}: ${priceText(row.average ?? 0, row.unit, { language, t })}`),
      ],
      href: bulletinHref(day, language),
    };
  });
}

const DESK_DAYS = 10;

export function deskEntries(
  { language, t, match }: PageContext,
  standings: readonly Standing[],
  query: URLSearchParams,
): FeedEntry[] {
  const days = [...new Set(standings.flatMap(({ days: own }) => own.map(({ day }) => day)))];
  const page = hrefOfMatch(match, language) + (query.size > 0 ? `?${query.toString()}` : "");
  return days
    .toSorted()
    .slice(-DESK_DAYS)
    .toReversed()
    .map((day) => ({
      day,
      title: t("desk.feedDay", { date: formatDate(day, language) }),
      lines: standings.flatMap(({ product, days: own }) => {
        const traded = own.find((each) => each.day === day);
        if (!traded) return [];
        return `${product.name}: ${priceText(traded.average, product.unit, { language, t })}`;
      }),
      href: page,
    }));
}

const bulletinHref = (day: string, language: Language) =>
  `${href("daily-bulletin", language)}?${new URLSearchParams({ tarih: day }).toString()}`;
