import { formatLongDate } from "~/i18n/dates";
import type { Language } from "~/i18n/language";
import { wordsIn, type Wording } from "~/i18n/words";
import { href } from "~/pages";
import { now } from "../../config/clock";
import { siteProfile } from "../../config/site-profile";
import { upstreamFor } from "../../upstream/client";
import { readBulletinOfDay } from "../../upstream/contracts/bulletins";
import { listLivePrices, readHeadline, type PriceRow } from "../../upstream/contracts/prices";
import type { Product } from "../../upstream/contracts/products";
import { orFallback } from "../fallbacks";
import { bulletinSummary } from "../prices/rows/bulletin-words";
import { changePercent, changeView } from "../prices/rows/change";
import { priceText, tradedText } from "../prices/rows/price-row";
import type { TradedPrice } from "../prices/rows/price-series";
import { productHrefs } from "../prices/products/product-address";
import { productsInOrder } from "../prices/products/quoted-products";
import { withLive } from "../prices/products/product-prices";
import { isSessionHour } from "../prices/days/trading-session";
import { BULLETIN, targetOf, type Target } from "./subscriptions";

interface Notification {
  title: string;
  body: string;
  lang: Language;
  tag: string;
  icon: string;
  actions: { action: "stop"; title: string }[];
  data: { topic: string; page: string; settings: string };
}

export interface Alert {
  /** What browsers subscribe to. */
  topic: string;
  /** Of what is sent once. */
  key: string;
  /** A newer one with it takes its place. */
  tag: string;
  notificationIn(language: Language): Promise<Notification>;
}

export interface PriceOfToday {
  product: Product;
  price: TradedPrice;
  before: number | null;
}

/** Without prices that aren't today's or are implausible. @throws UpstreamError */
export async function pricesOfToday(): Promise<PriceOfToday[]> {
  const upstream = upstreamFor("tr");
  const today = now().toISODate();
  const [{ rows }, products] = await Promise.all([
    upstream.read(listLivePrices, null),
    productsInOrder(upstream),
  ]);
  return products.flatMap((product) => {
    const [price] = withLive([], rows, product);
    const before = rows.find(({ productId }) => productId === product.id)?.previousAverage ?? null;
    return price?.day === today ? [{ product, price, before }] : [];
  });
}

/** Of a target when the product's price has reached it. */
export function productAlert({ product, price, before }: PriceOfToday, target: Target | null = null): Alert {
  const topic = target?.topic ?? String(product.id);
  return {
    topic,
    key: `${price.day}-${topic}`,
    tag: topic,
    async notificationIn(language) {
      const t = await wordsIn(language);
      const upstream = upstreamFor(language);
      const [named, hrefOf] = await Promise.all([
        orFallback(productsInOrder(upstream), []),
        productHrefs(upstream, language),
      ]);
      const percent = changePercent(price.average, before);
      const name = named.find(({ id }) => id === product.id)?.name ?? product.name;
      return notification(language, {
        topic,
        title: `${name}: ${priceText(price.average, product.unit, { language, t })}`,
        lines: [
          target ? reachedText(target, product.unit, { language, t }) : "",
          percent === null ? "" : changeView(percent, { language, t }).spoken,
          tradedText(price, product.unit, { language, t }),
          isSessionHour(now()) ? t("product.mayChange") : "",
        ],
        page: hrefOf(product.id) ?? href("prices", language),
      });
    },
  };
}

export function targetAlert(target: Target, prices: readonly PriceOfToday[]): Alert | null {
  const today = prices.find(({ product }) => String(product.id) === target.productId);
  if (!today) return null;
  const { average } = today.price;
  const isReached = target.isLeast ? average >= target.price : average <= target.price;
  return isReached ? productAlert(today, target) : null;
}

const reachedText = ({ price, isLeast }: Target, unit: string, wording: Wording): string =>
  wording.t("alerts.reached", {
    price: priceText(price, unit, wording),
    direction: wording.t(isLeast ? "alerts.orMore" : "alerts.orLess"),
  });

export const bulletinKey = (day: string) => `${day}-${BULLETIN}`;

/** null before the session is over. @throws UpstreamError */
export async function bulletinAlert(): Promise<Alert | null> {
  const day = now().toISODate();
  const rows = await finishedBulletin(day);
  if (!rows) return null;
  return {
    topic: BULLETIN,
    key: bulletinKey(day),
    tag: BULLETIN,
    async notificationIn(language) {
      const t = await wordsIn(language);
      const summary = bulletinSummary(rows, { language, t });
      return notification(language, {
        topic: BULLETIN,
        title: t("bulletin.title", { date: formatLongDate(now(), language) }),
        lines: [summary],
        page: `${href("daily-bulletin", language)}?tarih=${day}`,
      });
    },
  };
}

interface NotificationText {
  topic: string;
  tag?: string;
  title: string;
  lines: string[];
  page: string;
  /** Where it isn't that of the browser. */
  textLanguage?: Language;
}

export async function notification(
  language: Language,
  { topic, tag = topic, title, lines, page, textLanguage = language }: NotificationText,
): Promise<Notification> {
  const t = await wordsIn(language);
  return {
    title,
    body: lines.filter(Boolean).join(" · "),
    lang: textLanguage,
    tag,
    icon: "/icon-192.png",
    actions: targetOf(topic) ? [] : [{ action: "stop", title: t("alerts.stopThis") }],
    data: { topic, page, settings: href("price-alerts", language) },
  };
}

async function finishedBulletin(day: string): Promise<PriceRow[] | null> {
  if (now().toFormat("HH:mm") < siteProfile.session.until) return null;
  const upstream = upstreamFor("tr");
  const headline = await orFallback(upstream.read(readHeadline, null), null);
  if (headline?.state === "open") return null;
  const { groups } = await upstream.read(readBulletinOfDay, { day });
  const rows = groups.flatMap(({ lines }) => lines).filter(({ average }) => average !== null);
  return rows.length > 0 ? rows : null;
}
