import type { OrganisationChartView } from "~/components/organisation-chart";
import type { PageContent, PagePortal } from "../../page-loader";
import { chartTrees } from "../../views/organisation-chart";
import { noneText } from "../../views/unread";
import { sectionSiblings } from "../siblings";
import { introduction } from "./introduction";
import { allSeats } from "./seats";

/** The organisation drawn from who is above whom, with the words that editors wrote beside it. */
export async function organisationChart(portal: PagePortal): Promise<PageContent<OrganisationChartView>> {
  const { language, t } = portal;
  const [seats, text, siblings] = await Promise.all([
    allSeats(portal),
    introduction(portal, "organisationChart"),
    sectionSiblings(portal),
  ]);
  const trees = chartTrees(seats, language, t);
  return {
    heading: {
      title: t("page.organisationChart"),
      lead: t("lead.organisationChart"),
      siblings,
    },
    view: {
      label: t("page.organisationChart"),
      trees,
      text,
      empty: trees.length === 0 ? noneText(portal, "people.empty") : null,
    },
    lifetime: "content",
  };
}
