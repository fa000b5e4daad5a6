import type { OrganisationChartView } from "~/components/people/organisation-chart";
import type { PageContent, PageContext } from "../../request/page-loader";
import { chartTrees } from "./organisation-chart-view";
import { noneText } from "../unread-parts";
import { sectionSiblings } from "../siblings";
import { introduction } from "./introduction";
import { allSeats } from "./seats";

export async function organisationChart(context: PageContext): Promise<PageContent<OrganisationChartView>> {
  const { language, t } = context;
  const [seats, text, siblings] = await Promise.all([
    allSeats(context),
    introduction(context, "organisationChart"),
    sectionSiblings(context),
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
      empty: trees.length === 0 ? noneText(context, "people.empty") : null,
    },
    lifetime: "content",
  };
}
