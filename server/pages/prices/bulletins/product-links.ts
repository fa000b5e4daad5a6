import type { LinkView } from "~/components/elements/link";
import { href } from "~/pages";
import type { Wording } from "~/i18n/words";
import type { Product } from "../../../upstream/contracts/products";
import { definePageQuery, oneOf, parameter, text, wholeNumber } from "../../query";

/** What lies behind a product's last price: its years, its months, and what waiting costs. */

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
