import type { OwnRegistrationsView } from "~/components/own-registrations";
import { href } from "~/pages";
import { now } from "../clock";
import { noticeToRead } from "../auth/acknowledgement";
import { tokensOf } from "../auth/visitor";
import type { MemberPortal } from "../member-page";
import type { PagePortal } from "../page-loader";
import { upstreamFor } from "../upstream/client";
import { ownRegistrationsView } from "../views/own-registrations";
import type { DocumentsSource } from "./documents";
import { addDays } from "./figures/trading-days";
import { quotedProducts } from "./figures/product-names";
import { ownRegistrations } from "./transactions/own-registrations";
import { optional } from "./optional";

const DAYS = 30;

/**
 * A public page of forms that shows members the latest of their own registrations as well. For everybody else
 * it is the page that it was; without that part, too, the forms stand.
 */
export function withOwnRegistrations(forms: DocumentsSource): DocumentsSource {
  return async (portal) => {
    const [content, own] = await Promise.all([forms(portal), optional(ownPart(portal), null)]);
    return own === null ? content : { ...content, view: { ...content.view, own } };
  };
}

async function ownPart(page: PagePortal): Promise<OwnRegistrationsView | null> {
  const { visitor, language, t } = page;
  if (visitor.kind !== "member") return null;
  const { session } = visitor;
  if (session.bulletinToken === null || session.user.memberId === null) return null;
  const member = {
    ...page,
    session,
    upstream: upstreamFor(language, tokensOf(visitor, true), page.upstreamWait, page.callsFor),
  };
  const all = `${href("transactions", language)}?islem=tescil`;
  const heading = t("declarations.own");
  const acknowledged = await hasReadNotice(member);
  if (acknowledged === null) return null;
  if (!acknowledged)
    return {
      heading,
      text: t("declarations.readFirst"),
      table: null,
      link: { href: all, label: t("declarations.read") },
    };
  const until = now().toISODate();
  const [own, products] = await Promise.all([
    ownRegistrations(member, { from: addDays(until, 1 - DAYS), until }),
    quotedProducts(member.upstream),
  ]);
  return ownRegistrationsView(own, products, { t, language, all });
}

/** Null when nobody can tell just now: a page of the member's own would then ask once more, this one does without. */
async function hasReadNotice(member: MemberPortal): Promise<boolean | null> {
  try {
    return (await noticeToRead(member)) === null;
  } catch (error) {
    if (error instanceof Response) return null;
    throw error;
  }
}
