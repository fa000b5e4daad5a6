import { href } from "~/pages";
import type { WordKey } from "~/text/words";
import type { PagePortal } from "../../page-loader";
import type { FiguresContent } from "../figures/figures-page";

/** The page of a member whom the exchange has not let into the online bulletin: what to do, and no error. */
export const withoutRight = (portal: PagePortal) => nothingFor(portal, "transactions.noRight");

/** The page of somebody who acts for no member: the exchange's own staff have no trades of their own. */
export const withoutMember = (portal: PagePortal) => nothingFor(portal, "transactions.noMember");

function nothingFor({ t, match, language }: PagePortal, why: WordKey): FiguresContent {
  return {
    heading: { title: t(match.page.title) },
    figures: { fileName: "", title: "", about: {}, columns: [], sections: [] },
    query: new URLSearchParams(),
    lifetime: "none",
    chooser: null,
    notice: null,
    summary: null,
    formats: [],
    empty: { text: t(why), links: [{ href: href("contact", language), label: t("page.contact") }] },
    chart: null,
    source: null,
  };
}
