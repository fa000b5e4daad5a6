import type { PageRow } from "./page-row";

export const MEMBER_PAGES = [
  {
    id: "active-members",
    tr: "/faal-uye-listemiz",
    en: "/en/active-members",
    shape: "figures",
    title: "page.activeMembers",
    query: ["ara", "grup", "ilce", "sira", "sayfa"],
  },
  { id: "members", tr: "/uyeler", en: "/en/members", shape: "member-groups", title: "page.members" },
  { id: "membership", tr: "/uyelik", en: "/en/membership", shape: "membership", title: "page.membership" },
] as const satisfies readonly PageRow[];
