import { formatLongDate } from "~/i18n/dates";
import type { Language } from "~/i18n/language";
import { wordsIn } from "~/i18n/words";
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
import { BULLETIN } from "./subscriptions";

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
  topic: string;
  notificationIn(language: Language): Promise<Notification>;
}

/** Today's new prices that aren't settled; the bulletin after the session. @throws UpstreamError */
export async function todaysAlerts(isSettled: (topic: string) => boolean): Promise<Alert[]> {
  const upstream = upstreamFor("tr");
  const today = now().toISODate();
  const [{ rows }, products, bulletin] = await Promise.all([
    upstream.read(listLivePrices, null),
    productsInOrder(upstream),
    isSettled(BULLETIN) ? null : finishedBulletin(today),
  ]);
  const open = products.filter(({ id }) => !isSettled(String(id)));
  const priced = open.flatMap((product) => {
    const [price] = withLive([], rows, product);
    const before = rows.find(({ productId }) => productId === product.id)?.previousAverage ?? null;
    return price?.day === today ? [productAlert(product, price, before)] : [];
  });
  return bulletin ? [...priced, bulletinAlert(today, bulletin)] : priced;
}

function productAlert(product: Product, price: TradedPrice, before: number | null): Alert {
  const topic = String(product.id);
  return {
    topic,
    async notificationIn(language) {
      const t = await wordsIn(language);
      const upstream = upstreamFor(language);
      const [named, hrefOf] = await Promise.all([
        orFallback(productsInOrder(upstream), []),
        productHrefs(upstream, language),
      ]);
      const percent = changePercent(price.average, before);
      const name = named.find(({ id }) => id === product.id)?.name ?? product.name;
      return notification(language, topic, {
        title: `${name}: ${priceText(price.average, product.unit, { language, t })}`,
        lines: [
          percent === null ? "" : changeView(percent, { language, t }).spoken,
          tradedText(price, product.unit, { language, t }),
          isSessionHour(now()) ? t("product.mayChange") : "",
        ],
        page: hrefOf(product.id) ?? href("prices", language),
      });
    },
  };
}

function bulletinAlert(day: string, rows: readonly PriceRow[]): Alert {
  return {
    topic: BULLETIN,
    async notificationIn(language) {
      const t = await wordsIn(language);
      const summary = bulletinSummary(rows, { language, t });
      return notification(language, BULLETIN, {
        title: t("bulletin.title", { date: formatLongDate(now(), language) }),
        lines: [summary],
        page: `${href("daily-bulletin", language)}?tarih=${day}`,
      });
    },
  };
}

async function notification(
  language: Language,
  topic: string,
  { title, lines, page }: { title: string; lines: string[]; page: string },
): Promise<Notification> {
  const t = await wordsIn(language);
  return {
    title,
    body: lines.filter(Boolean).join(" · "),
    lang: language,
    tag: topic,
    icon: "/icon-192.png",
    actions: [{ action: "stop", title: t("alerts.stopThis") }],
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
