import type { LinkView } from "~/components/elements/link";
import { href } from "~/pages";
import type { Wording } from "~/i18n/words";
import type { Product } from "../../../upstream/contracts/products";
import type { Span } from "../../day-span";
import { definePageQuery, oneOf, parameter, text, wholeNumber } from "../../query";

/** What lies behind a product's last price: its years, months and days, and what waiting costs. */

export const DAYS = "gun";
export const SEASON = "mevsim";

export const yearlyQuery = definePageQuery("yearly-prices", {
  urun: text("product"),
  yil: parameter("year", wholeNumber(), null),
  donem: oneOf("span", ["", DAYS, SEASON], ""),
});

export const waitingQuery = definePageQuery("waiting-cost", {
  urun: text("product"),
  faiz: text("interest"),
  depo: text("storage"),
  fire: text("losses"),
});

export const archiveQuery = definePageQuery("price-archive", {
  urun: text("product"),
  bas: text("from"),
  bit: text("until"),
});

export const volumeQuery = definePageQuery("trading-volume", { urun: text("product") });

export const yearsLink = ({ language, t }: Wording, { id }: Product): LinkView => ({
  href: href("yearly-prices", language) + yearlyQuery.search({ product: String(id) }),
  label: t("page.yearlyPrices"),
});

export const seasonLink = ({ language, t }: Wording, { id }: Product): LinkView => ({
  href: href("yearly-prices", language) + yearlyQuery.search({ product: String(id), span: SEASON }),
  label: t("season.name"),
});

export const waitingLink = ({ language, t }: Wording, { id }: Product): LinkView => ({
  href: href("waiting-cost", language) + waitingQuery.search({ product: String(id) }),
  label: t("page.waitingCost"),
});

export const archiveLink = ({ language, t }: Wording, { id }: Product, span?: Span): LinkView => ({
  href: href("price-archive", language) + archiveQuery.search({ product: String(id), ...span }),
  label: t("page.priceArchive"),
});

export const volumeLink = ({ language, t }: Wording, { id }: Product): LinkView => ({
  href: href("trading-volume", language) + volumeQuery.search({ product: String(id) }),
  label: t("page.tradingVolume"),
});
