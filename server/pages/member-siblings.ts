import type { PageFrameView } from "~/components/frame/page-frame";
import { href, pageById, type PlainPageId } from "~/pages";
import type { PageContext } from "../request/page-loader";

const MEMBERS_PAGES: readonly PlainPageId[] = [
  "member-bulletin",
  "transactions",
  "declarations",
  "profile",
  "membership",
];

export function memberSiblings({ language, match, t }: PageContext): NonNullable<PageFrameView["siblings"]> {
  return {
    heading: t("session.pages"),
    links: MEMBERS_PAGES.map((id) => ({
      href: href(id, language),
      label: t(pageById(id).title),
      current: id === match.page.id,
    })),
  };
}
