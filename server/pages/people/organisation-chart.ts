import type { OrganisationChartView } from "~/components/people/organisation-chart";
import type { PageContent, PageContext } from "../../request/page-loader";
import { chartTrees } from "./organisation-chart-view";
import { noneText } from "../unread-parts";
import { introduction } from "./introduction";
import { allSeats } from "./seats";

export async function organisationChart(context: PageContext): Promise<PageContent<OrganisationChartView>> {
  const { language, t } = context;
  const [seats, text] = await Promise.all([allSeats(context), introduction(context, "organisationChart")]);
  const trees = chartTrees(seats, language, t);
  return {
    view: {
      label: t("page.organisationChart"),
      trees,
      text,
      empty: trees.length === 0 ? noneText(context, "people.empty") : null,
    },
    lifetime: "content",
  };
}
