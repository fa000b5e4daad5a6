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
  {
    id: "profile",
    tr: "/profile",
    en: "/en/profile",
    shape: "profile",
    title: "page.profile",
    audience: "members",
    indexed: false,
  },
  {
    id: "member-bulletin",
    tr: "/kullanici-bulten",
    en: "/en/member-bulletin",
    shape: "member-figures",
    title: "page.memberBulletin",
    audience: "bulletin",
    indexed: false,
    query: ["bolum", "gorunum", "urun", "gelis", "tarih", "yil", "ay", "bas", "bit", "sayfa"],
  },
  {
    id: "transactions",
    tr: "/online-islemler-detay",
    en: "/en/transactions",
    shape: "member-figures",
    title: "page.transactions",
    audience: "bulletin",
    indexed: false,
    query: ["islem", "urun", "bas", "bit", "ara", "sayfa"],
  },
] as const satisfies readonly PageRow[];
