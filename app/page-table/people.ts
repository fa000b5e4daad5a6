import type { PageRow } from "./page-row";

export const PEOPLE_PAGES = [
  { id: "council", tr: "/meclis", en: "/en/council", shape: "people", title: "page.council" },
  { id: "board", tr: "/yonetim-kurulu", en: "/en/board", shape: "people", title: "page.board" },
  {
    id: "disciplinary-board",
    tr: "/disiplin-kurulu",
    en: "/en/disciplinary-board",
    shape: "people",
    title: "page.disciplinaryBoard",
  },
  {
    id: "general-secretariat",
    tr: "/genel-sekreterlik",
    en: "/en/general-secretariat",
    shape: "people",
    title: "page.generalSecretariat",
  },
  { id: "staff", tr: "/kadromuz-yonetim", en: "/en/staff", shape: "people", title: "page.staff" },
  { id: "person", tr: "/yoneticiler/:id", en: "/en/people/:id", shape: "person", title: "page.person" },
  {
    id: "organisation-chart",
    tr: "/organisazyon-sema",
    en: "/en/organisation-chart",
    shape: "organisation-chart",
    title: "page.organisationChart",
  },
] as const satisfies readonly PageRow[];
