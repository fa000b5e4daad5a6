import type { PageRow } from "./page-row";

export const FORM_PAGES = [
  {
    id: "mailing-list",
    tr: "/e-posta-listesi",
    en: "/en/mailing-list",
    shape: "form",
    title: "page.mailingList",
    indexed: false,
  },
  {
    id: "login",
    tr: "/giris",
    en: "/en/login",
    shape: "form",
    title: "page.login",
    query: ["donus", "neden", "adim"],
  },
  { id: "register", tr: "/kayit-ol", en: "/en/register", shape: "form", title: "page.register" },
  {
    id: "reset-password",
    tr: "/resetpassword",
    en: "/en/reset-password",
    shape: "form",
    title: "page.resetPassword",
    indexed: false,
  },
] as const satisfies readonly PageRow[];
