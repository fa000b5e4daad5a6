import type { OwnRegistrationsView } from "~/components/own-registrations";
import type { Language } from "~/language";
import { formatShortDate, parseDate } from "~/text/dates";
import { formatLira, formatNumber } from "~/text/numbers";
import type { Translate } from "~/text/words";
import { unitWord } from "../figures/words";
import type { Product } from "../upstream/contracts/products";
import type { Registration } from "../upstream/contracts/trades";
import type { Rows } from "../upstream/lists";
import { unreadNotice } from "./unread";

/** Further ones are on the page of transactions. */
const SHOWN = 5;

interface Wording {
  t: Translate;
  language: Language;
  /** The address of all registrations. */
  all: string;
}

/** The latest registrations of a member, beside the forms. */
export function ownRegistrationsView(
  { rows, unread }: Rows<Registration>,
  products: readonly Product[],
  { t, language, all }: Wording,
): OwnRegistrationsView {
  const names = new Map(products.map(({ id, name }) => [id, name]));
  const cells = ({ day, number, productId, product, quantity, unit, amount }: Registration) => {
    const date = parseDate(day ?? "");
    const name = (productId === null ? null : names.get(productId)) ?? product;
    return [
      number ?? "–",
      date ? formatShortDate(date, language) : "–",
      name ?? "–",
      quantity === null ? "–" : `${formatNumber(quantity, language)}\u00a0${unitWord(unit, t)}`,
      amount === null ? "–" : formatLira(amount, language),
    ];
  };
  return {
    heading: t("declarations.own"),
    text: unreadNotice(unread, language, t) ?? (rows.length === 0 ? t("declarations.none") : null),
    table:
      rows.length === 0
        ? null
        : {
            caption: t("declarations.caption"),
            columns: [
              t("transactions.number"),
              t("figures.day"),
              t("board.product"),
              t("transactions.quantity"),
              t("figures.amount"),
            ],
            rows: rows.slice(0, SHOWN).map(cells),
          },
    link: { href: all, label: t("declarations.all") },
  };
}
