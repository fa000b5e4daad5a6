import { href } from "~/pages";
import type { PagePortal } from "../../page-loader";
import type { FiguresContent } from "../figures/figures-page";

/** The page of somebody who acts for no member: the exchange's own staff have no trades of their own. */
export function withoutMember({ t, match, language }: PagePortal): FiguresContent {
  return {
    heading: { title: t(match.page.title) },
    figures: { fileName: "", title: "", about: {}, columns: [], sections: [] },
    query: new URLSearchParams(),
    lifetime: "none",
    chooser: null,
    notice: null,
    summary: null,
    formats: [],
    empty: {
      text: t("transactions.noMember"),
      links: [{ href: href("contact", language), label: t("page.contact") }],
    },
    chart: null,
    source: null,
  };
}
