import type { LinkGroupsView } from "~/components/link-groups";
import type { PageContent, PagePortal } from "../page-loader";
import { linkGroupsView } from "../views/link-groups";
import { sectionSiblings } from "./siblings";
import { inPageLanguage } from "./translated";
import { contentRows } from "./content-rows";

const ALL = { types: ["usefulLink" as const], year: null, search: "", first: 0, rows: 500 };

/** The useful links, by category. */
export async function usefulLinks(portal: PagePortal): Promise<PageContent<LinkGroupsView>> {
  const { upstream, language, t } = portal;
  const items = await inPageLanguage(language, (asked) => contentRows(upstream, ALL, asked));
  return {
    heading: {
      title: t("page.links"),
      lead: t("lead.links"),
      siblings: await sectionSiblings(portal),
    },
    view: linkGroupsView(items, language, t),
    lifetime: "content",
  };
}
