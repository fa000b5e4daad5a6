import type { StorageView } from "~/components/members/browser-storage";
import type { Translate, WordKey } from "~/i18n/words";

type Kind = "cookie" | "session" | "local";

const KINDS: Readonly<Record<Kind, WordKey>> = {
  cookie: "storage.cookie",
  session: "storage.session",
  local: "storage.local",
};

/** Over https cookies may be prefixed with __Host-. */
export const BROWSER_STORAGE: readonly { name: string; kind: Kind; purpose: WordKey; duration: WordKey }[] = [
  { name: "portal", kind: "cookie", purpose: "storage.portal", duration: "storage.untilLoggedOut" },
  { name: "giris", kind: "cookie", purpose: "storage.giris", duration: "storage.threeMinutes" },
  { name: "hatirla", kind: "cookie", purpose: "storage.hatirla", duration: "storage.halfYear" },
  { name: "langid", kind: "cookie", purpose: "storage.langid", duration: "storage.year" },
  { name: "sade", kind: "cookie", purpose: "storage.sade", duration: "storage.year" },
  { name: "urunler", kind: "cookie", purpose: "storage.urunler", duration: "storage.year" },
  { name: "riza", kind: "cookie", purpose: "storage.riza", duration: "storage.year" },
  { name: "anketler", kind: "cookie", purpose: "storage.anketler", duration: "storage.year" },
  { name: "bildirim", kind: "cookie", purpose: "storage.bildirim", duration: "storage.fiveSeconds" },
  { name: "acilis", kind: "local", purpose: "storage.acilis", duration: "storage.untilDeleted" },
  { name: "ziyaret", kind: "session", purpose: "storage.ziyaret", duration: "storage.untilClosed" },
  { name: "okundu", kind: "session", purpose: "storage.okundu", duration: "storage.untilClosed" },
  { name: "gezinti", kind: "session", purpose: "storage.gezinti", duration: "storage.untilClosed" },
];

export const STORAGE_ANCHOR = "tarayici";

export function storageView(t: Translate): StorageView {
  return {
    id: STORAGE_ANCHOR,
    heading: t("storage.heading"),
    text: t("storage.text"),
    columns: [t("storage.name"), t("storage.kind"), t("storage.purpose"), t("storage.duration")],
    rows: BROWSER_STORAGE.map(({ name, kind, purpose, duration }) => ({
      name,
      cells: [t(KINDS[kind]), t(purpose), t(duration)],
    })),
  };
}
