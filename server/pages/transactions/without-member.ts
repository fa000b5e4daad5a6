import { href } from "~/pages";
import type { PageContext } from "../../request/page-loader";
import type { FiguresContent } from "../prices/figures-page";

/** The exchange's own staff have no trades of their own. */
export function withoutMember({ t, match, language }: PageContext): FiguresContent {
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
