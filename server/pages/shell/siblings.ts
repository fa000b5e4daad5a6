import type { MenuItemView } from "~/components/frame/menu";
import type { PageFrameView } from "~/components/frame/page-frame";
import { href, pageById, type PlainPageId, type Shape } from "~/pages";
import type { PageContext } from "../../request/page-loader";
import { siteMenu } from "./menu";

/** Figures and lists of news need the width. */
const IN_SECTIONS: ReadonlySet<Shape> = new Set([
  "article",
  "collection",
  "contact",
  "documents",
  "gallery",
  "incentives",
  "links",
  "member-groups",
  "membership",
  "organisation-chart",
  "people",
  "privacy-texts",
  "surveys",
  "videos",
]);

const OF_MEMBERS: readonly PlainPageId[] = [
  "member-bulletin",
  "transactions",
  "declarations",
  "profile",
  "membership",
];

/** The other pages of the page's section of the menu, or of the member area. */
export async function siblingsOf(context: PageContext): Promise<PageFrameView["siblings"]> {
  const { page } = context.match;
  if ("audience" in page) return membersPages(context);
  if (!IN_SECTIONS.has(page.shape)) return null;
  const section = sectionOf(await siteMenu(context), context.url.pathname);
  const links = (section?.children ?? []).flatMap(({ href, label, external, newTab, newTabNote }) =>
    href === null
      ? []
      : [{ href, label, external, newTab, newTabNote, current: pathOf(href) === context.url.pathname }],
  );
  return section && links.length > 1 ? { heading: section.label, links } : null;
}

function sectionOf(items: readonly MenuItemView[], path: string): MenuItemView | null {
  for (const item of items) {
    if (item.children.some(({ href }) => href !== null && pathOf(href) === path)) return item;
    const below = sectionOf(item.children, path);
    if (below) return below;
  }
  return null;
}

const pathOf = (href: string) => href.split(/[?#]/)[0];

function membersPages({ language, match, t }: PageContext): PageFrameView["siblings"] {
  return {
    heading: t("session.pages"),
    links: OF_MEMBERS.map((id) => ({
      href: href(id, language),
      label: t(pageById(id).title),
      current: id === match.page.id,
    })),
  };
}
