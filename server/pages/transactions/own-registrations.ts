import type { Session } from "../../session/session";
import { log } from "../../observability/log";
import type { MemberContext } from "../member-context";
import type { Days } from "../../upstream/contracts/member-bulletin";
import { listRegistrations, type Registration } from "../../upstream/contracts/trades";
import type { OwnRegistrationsView } from "~/components/content/own-registrations";
import { formatShortDate } from "~/i18n/dates";
import { formatLira, formatNumber } from "~/i18n/numbers";
import type { Wording } from "~/i18n/words";
import { unitWord } from "../data-table/value-words";
import type { Product } from "../../upstream/contracts/products";

/** Newest first; the call takes no member, so rows of other buyers are dropped. */
export async function ownRegistrations(
  { upstream, session }: Pick<MemberContext, "upstream" | "session">,
  days: Days,
): Promise<Registration[]> {
  const all = await upstream.read(listRegistrations, days);
  const own = all.filter((row) => isOwn(row, session));
  const others = all.length - own.length;
  if (others > 0 && !session.sharesBulletin)
    log.warn({ others }, "registrations of others were told to a member");
  return own;
}

/** With a shared token, a registration without a buyer may be another member's. */
function isOwn({ buyerNumber }: Registration, { sharesBulletin, user }: Session): boolean {
  return buyerNumber === null ? !sharesBulletin : buyerNumber === user.memberNumber;
}

const ROWS = 5;

interface TableWording extends Wording {
  all: string;
  none: string;
}

export function ownRegistrationsView(
  rows: readonly Registration[],
  products: readonly Product[],
  { t, language, all, none }: TableWording,
): OwnRegistrationsView {
  const names = new Map(products.map(({ id, name }) => [id, name]));
  const cells = ({ day, number, productId, product, quantity, unit, amount }: Registration) => {
    const name = (productId === null ? null : names.get(productId)) ?? product;
    return [
      name ?? "–",
      amount === null ? "–" : formatLira(amount, language),
      day === null ? "–" : formatShortDate(day, language),
      quantity === null ? "–" : `${formatNumber(quantity, language)}\u00a0${unitWord(unit, t)}`,
      number ?? "–",
    ];
  };
  return {
    heading: t("declarations.own"),
    text: rows.length === 0 ? none : null,
    table:
      rows.length === 0
        ? null
        : {
            caption: t("declarations.caption"),
            columns: [
              t("board.product"),
              t("figures.amount"),
              t("figures.day"),
              t("board.quantity"),
              t("transactions.number"),
            ],
            rows: rows.slice(0, ROWS).map(cells),
          },
    link: { href: all, label: t("declarations.all") },
  };
}
