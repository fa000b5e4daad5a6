import type { PageRow } from "./page-row";

export const MEMBER_PAGES = [
  {
    id: "active-members",
    tr: "/faal-uye-listemiz",
    en: "/en/active-members",
    shape: "figures",
    query: ["ara", "grup", "ilce", "sira", "sayfa"],
  },
  { id: "members", tr: "/uyeler", en: "/en/members", shape: "member-groups" },
  { id: "membership", tr: "/uyelik", en: "/en/membership", shape: "membership" },
  { id: "profile", tr: "/profile", en: "/en/profile", shape: "profile", audience: "members", indexed: false },
  {
    id: "member-bulletin",
    tr: "/kullanici-bulten",
    en: "/en/member-bulletin",
    shape: "member-figures",
    audience: "bulletin",
    indexed: false,
    query: ["bolum", "gorunum", "urun", "gelis", "tarih", "yil", "ay", "bas", "bit", "sayfa"],
  },
  {
    id: "transactions",
    tr: "/online-islemler-detay",
    en: "/en/transactions",
    shape: "member-figures",
    audience: "bulletin",
    indexed: false,
    query: ["islem", "urun", "bas", "bit", "ara", "sayfa"],
  },
  { id: "mailing-list", tr: "/e-posta-listesi", en: "/en/mailing-list", shape: "form", indexed: false },
  { id: "login", tr: "/giris", en: "/en/login", shape: "form", query: ["donus", "neden", "adim"] },
  { id: "register", tr: "/kayit-ol", en: "/en/register", shape: "form" },
  { id: "reset-password", tr: "/resetpassword", en: "/en/reset-password", shape: "form", indexed: false },
] as const satisfies readonly PageRow[];
