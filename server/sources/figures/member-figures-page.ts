import type { AroundFiguresView, MemberFiguresView } from "~/components/member-figures";
import type { PageContent, PagePortal } from "../../page-loader";
import { memberSiblings } from "../member-siblings";
import { pageOfFigures, type FiguresContent } from "./figures-page";

/** What the source of a member's page of figures finds out. */
export interface MemberFiguresContent extends FiguresContent {
  /** What stands around the figures; nothing on a page of figures alone. */
  around?: Partial<AroundFiguresView>;
}

export type MemberFiguresSource = (portal: PagePortal) => Promise<MemberFiguresContent>;

const NOTHING_AROUND: AroundFiguresView = {
  sections: null,
  refresh: null,
  ticker: null,
  tiles: [],
  cards: null,
  particulars: null,
  choices: null,
  bars: null,
};

/** The page of some figures that a member alone sees. */
export function memberFiguresPage(source: MemberFiguresSource) {
  return async (portal: PagePortal): Promise<PageContent<MemberFiguresView>> => {
    const content = await source(portal);
    const { heading, ...rest } = await pageOfFigures(portal, content);
    const page = { ...rest, heading: { ...heading, siblings: memberSiblings(portal) } };
    if (!content.around) return { ...page, view: { figures: page.view, around: null } };
    const around = { ...NOTHING_AROUND, ...content.around };
    // Cards say all that the table would: it is for those who download.
    const figures = around.cards ? { ...page.view, tables: [], jumps: null } : page.view;
    return { ...page, view: { figures, around } };
  };
}
