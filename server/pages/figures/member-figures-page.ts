import type { AroundFiguresView, MemberFiguresView } from "~/components/members/member-figures";
import type { PageContent, PageContext } from "../../request/page-loader";
import { pageOfFigures, type FiguresContent } from "./figures-page";

export interface MemberFiguresContent extends FiguresContent {
  around?: Partial<AroundFiguresView>;
}

export type MemberFiguresSource = (context: PageContext) => Promise<MemberFiguresContent>;

const NOTHING_AROUND: AroundFiguresView = {
  dues: null,
  sections: null,
  refresh: null,
  ticker: null,
  tiles: [],
  particulars: null,
  choices: null,
  bars: null,
  after: null,
};

export function memberFiguresPage(source: MemberFiguresSource) {
  return async (context: PageContext): Promise<PageContent<MemberFiguresView>> => {
    const content = await source(context);
    const page = await pageOfFigures(context, content);
    if (!content.around) return { ...page, view: { figures: page.view, around: null } };
    const around = { ...NOTHING_AROUND, ...content.around };
    return { ...page, view: { figures: page.view, around } };
  };
}
