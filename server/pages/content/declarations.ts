import type { DocumentListView } from "~/components/content/document-list";
import type { OwnRegistrationsView } from "~/components/content/own-registrations";
import { href } from "~/pages";
import { noticeToRead } from "../privacy/notice-gate";
import { tokensOf } from "../../upstream/tokens";
import type { MemberContext } from "../member-context";
import type { PageContext, PageSource } from "../../request/page-loader";
import { upstreamFor } from "../../upstream/client";
import { ownRegistrationsView, ownRegistrations } from "../transactions/own-registrations";
import { lastDays } from "../day-span";
import { quotedProducts } from "../prices/products/quoted-products";
import { noneText, orFallback } from "../fallbacks";

const DAYS = 30;

/** Without a member, or without their registrations, the forms are listed alone. */
export function withOwnRegistrations(forms: PageSource<DocumentListView>): PageSource<DocumentListView> {
  return async (context) => {
    const [content, own] = await Promise.all([forms(context), orFallback(ownPart(context), null)]);
    return own === null ? content : { ...content, view: { ...content.view, own } };
  };
}

async function ownPart(page: PageContext): Promise<OwnRegistrationsView | null> {
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
  const acknowledged = await hasReadNotice(member);
  if (acknowledged === null) return null;
  if (!acknowledged)
    return {
      section: {
        id: "tesciller",
        heading: t("declarations.own"),
        more: { href: all, label: t("declarations.read") },
      },
      text: t("declarations.readFirst"),
      table: null,
    };
  const [own, products] = await Promise.all([
    ownRegistrations(member, lastDays(DAYS)),
    quotedProducts(member.upstream),
  ]);
  page.upstream.noteMissing("registrations", member.upstream.missingRows());
  return ownRegistrationsView(own, products, {
    t,
    language,
    none: noneText(member, "declarations.none"),
    all: { href: all, label: t("declarations.all") },
  });
}

async function hasReadNotice(member: MemberContext): Promise<boolean | null> {
  try {
    return (await noticeToRead(member)) === null;
  } catch (error) {
    if (error instanceof Response) return null;
    throw error;
  }
}
