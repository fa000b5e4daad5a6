import type { OwnRegistrationsView } from "~/components/content/own-registrations";
import { formatShortDate, parseDate } from "~/i18n/dates";
import { formatLira, formatNumber } from "~/i18n/numbers";
import type { Wording } from "~/i18n/words";
import { unitWord } from "../data-table/value-words";
import type { Product } from "../../upstream/contracts/products";
import type { Registration } from "../../upstream/contracts/trades";
import type { Rows } from "../../upstream/lists";
import { unreadNotice } from "../fallbacks";

const SHOWN = 5;

interface TableWording extends Wording {
  all: string;
}

export function ownRegistrationsView(
  { rows, unread }: Rows<Registration>,
  products: readonly Product[],
  { t, language, all }: TableWording,
): OwnRegistrationsView {
  const names = new Map(products.map(({ id, name }) => [id, name]));
  const cells = ({ day, number, productId, product, quantity, unit, amount }: Registration) => {
    const date = parseDate(day ?? "");
    const name = (productId === null ? null : names.get(productId)) ?? product;
    return [
      name ?? "–",
      amount === null ? "–" : formatLira(amount, language),
      date ? formatShortDate(date, language) : "–",
      quantity === null ? "–" : `${formatNumber(quantity, language)}\u00a0${unitWord(unit, t)}`,
      number ?? "–",
    ];
  };
  return {
    heading: t("declarations.own"),
    text: unreadNotice(unread, { language, t }) ?? (rows.length === 0 ? t("declarations.none") : null),
    table:
      rows.length === 0
        ? null
        : {
            caption: t("declarations.caption"),
            columns: [
              t("board.product"),
              t("figures.amount"),
              t("figures.day"),
              t("transactions.quantity"),
              t("transactions.number"),
            ],
            rows: rows.slice(0, SHOWN).map(cells),
          },
    link: { href: all, label: t("declarations.all") },
  };
}
