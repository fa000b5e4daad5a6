import { now } from "../../clock";
import { asMember } from "../../member-page";
import type { PagePortal } from "../../page-loader";
import { listRegistrations } from "../../upstream/contracts/trades";
import type { FiguresContent } from "../figures/figures-page";

/** A member's registrations of a range of days. */
export async function memberBulletin(portal: PagePortal): Promise<FiguresContent> {
  const { upstream, t } = asMember(portal);
  const until = now().toISODate();
  const from = now().minus({ days: 30 }).toISODate();
  const rows = await upstream.read(listRegistrations, { from, until });
  return {
    heading: { title: t("page.memberBulletin") },
    figures: {
      fileName: "islemler",
      title: t("page.memberBulletin"),
      about: { from, until },
      columns: [
        { key: "number", label: "No", kind: "text" },
        { key: "amount", label: "₺", kind: "amount" },
      ],
      sections: [
        {
          id: "tescil",
          heading: null,
          unit: null,
          rows: rows.map(({ number, amount }) => ({ values: [number, amount], note: null })),
        },
      ],
    },
    query: new URLSearchParams({ bas: from, bit: until }),
    lifetime: "none",
    chooser: null,
    notice: null,
    summary: null,
    empty: { text: t("figures.missing"), links: [] },
    chart: null,
    source: null,
  };
}
