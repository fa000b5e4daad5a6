import { z } from "zod";
import type { PriceAlertsView, TargetView } from "~/components/prices/price-alerts";
import { formatNumber } from "~/i18n/numbers";
import { href } from "~/pages";
import { FEED_PAGES, feedHref, PUSH_WORKER } from "~/resources";
import { vapidKeys } from "../../crypto/keys";
import type { PageContent, PageContext } from "../../request/page-loader";
import { downloadHref } from "../resource-addresses";
import { definePageQuery, parameter, text } from "../query";
import { idsOfProducts } from "../prices/products/price-filters";
import { productChoice, quotedProducts } from "../prices/products/quoted-products";
import { sessionCalendarLinks } from "../prices/days/session-calendar";
import { priceUnitWord } from "../prices/rows/price-row";
import { selectField } from "../filter-form";
import type { Product } from "../../upstream/contracts/products";
import type { Id } from "../../upstream/record";
import { ANNOUNCEMENTS, BULLETIN, MOST_TARGETS } from "./subscriptions";

export async function priceAlertsPage(context: PageContext): Promise<PageContent<PriceAlertsView>> {
  const { t, language } = context;
  const feed = (page: "prices" | "daily-bulletin", name: string) => ({
    href: downloadHref(href(page, language), "atom", new URLSearchParams()),
    label: t("alerts.feedOf", { page: name }),
  });
  const form = await formOf(context);
  return {
    heading: form ? {} : { lead: null },
    lifetime: "documents",
    view: {
      off: form ? null : t("alerts.off"),
      form,
      others: {
        heading: t("alerts.others"),
        links: [
          feed("prices", t("page.prices")),
          feed("daily-bulletin", t("page.dailyBulletin")),
          ...FEED_PAGES.filter(({ id }) => id === "announcements").map((page) => ({
            href: feedHref(page, language),
            label: t("alerts.feedOf", { page: t(page.title) }),
          })),
          ...sessionCalendarLinks(context),
          { href: href("mailing-list", language), label: t("page.mailingList") },
        ],
      },
    },
  };
}

/** Other pages link to it with a price to wait for: "19.5". */
const price = z
  .string()
  .regex(/^\d{1,7}(?:\.\d{1,2})?$/)
  .transform(Number);

const alertsQuery = definePageQuery("price-alerts", {
  urun: text("products"),
  fiyat: parameter("price", price, null),
});

async function formOf(context: PageContext): Promise<PriceAlertsView["form"]> {
  const { upstream, t, language } = context;
  const keys = vapidKeys();
  if (!keys) return null;
  const products = await quotedProducts(upstream);
  const query = alertsQuery.read(context);
  const wanted = idsOfProducts(query.products, products);
  const choices = products.map((product) => ({
    ...productChoice(product, language),
    isChosen: query.price === null && wanted.includes(product.id),
  }));
  const chosen = choices.filter(({ isChosen }) => isChosen);
  return {
    heading: t("alerts.choose"),
    first: [
      ...chosen,
      { value: BULLETIN, label: t("alerts.bulletin"), isChosen: false },
      {
        value: ANNOUNCEMENTS,
        label: t("alerts.announcements"),
        isChosen: query.products.split(".").includes(ANNOUNCEMENTS),
      },
    ],
    products: {
      summary: t("alerts.products"),
      choices: choices.filter(({ isChosen }) => !isChosen),
    },
    target: targetForm(products, { product: wanted[0], price: query.price }, context),
    save: t("alerts.save"),
    stopAll: t("alerts.stopAll"),
    notes: [t("alerts.needs"), t("alerts.privacy")],
    publicKey: keys.publicKey,
    worker: PUSH_WORKER,
    language,
    words: {
      saving: t("alerts.saving"),
      saved: t("alerts.saved"),
      stopped: t("alerts.stopped"),
      badPrice: t("alerts.badPrice"),
      tooMany: t("alerts.tooMany", { count: MOST_TARGETS }),
      nothingChosen: t("alerts.nothingChosen"),
      denied: t("alerts.denied"),
      failed: t("alerts.failed"),
      unsupported: t("alerts.unsupported"),
    },
  };
}

function targetForm(
  products: readonly Product[],
  wanted: { product: Id | undefined; price: number | null },
  { t, language }: PageContext,
): TargetView | null {
  if (products.length === 0) return null;
  const options = products.map(({ id, name, unit }) => ({
    value: String(id),
    label: `${name} (${priceUnitWord(unit, t)})`,
  }));
  return {
    heading: t("alerts.target"),
    most: MOST_TARGETS,
    fields: [
      selectField("urun", t("board.product"), String(wanted.product ?? ""), options),
      {
        kind: "number",
        name: "fiyat",
        label: t("alerts.price"),
        value: wanted.price === null ? "" : formatNumber(wanted.price, language, 2),
        placeholder: formatNumber(19.5, language, 2),
        error: null,
        isOptional: true,
      },
      selectField("yon", t("alerts.direction"), ">", [
        { value: ">", label: t("alerts.orMore") },
        { value: "<", label: t("alerts.orLess") },
      ]),
    ],
  };
}
