import { expect, test, vi } from "vitest";
import { LANGUAGES } from "~/i18n/language";
import { portalOrigin } from "../config/environment";
import { log } from "../observability/log";
import { lossCount } from "../observability/metrics";
import { linkView, resolveLink, telephoneHref, telephoneLink, whatsAppLink } from "./links";

test.each([
  ["hakkimizda", "/hakkimizda", "/en/about"],
  ["/hakkimizda", "/hakkimizda", "/en/about"],
  ["hakkimizda/", "/hakkimizda", "/en/about"],
  ["HAKKIMIZDA", "/hakkimizda", "/en/about"],
  [" tarihce#1951 ", "/tarihce#metin-1951", "/en/history#metin-1951"],
  ["/en/history", "/tarihce", "/en/history"],
  ["detay/5?tip=etkinlik&x=1", "/detay/5?tip=etkinlik&x=1", "/en/content/5?tip=etkinlik&x=1"],
  ["politikalar/kalite", "/politikalar/kalite", "/en/policies/kalite"],
  ["politikalar/%C3%A7erez", "/politikalar/%C3%A7erez", "/en/policies/%C3%A7erez"],
  [`${portalOrigin}/haber-list?sayfa=2`, "/haber-list?sayfa=2", "/en/news?sayfa=2"],
  ["/", "/", "/en"],
  ["home#fiyatlar", "/home#fiyatlar", "/en/home#fiyatlar"],
  ["#", "#", "#"],
  ["#madde-3", "#metin-madde-3", "#metin-madde-3"],
])("links %j to a page of this portal", (raw, turkish, english) => {
  expect(resolveLink(raw, "tr")).toEqual({ href: turkish, external: false });
  expect(resolveLink(raw, "en")).toEqual({ href: english, external: false });
});

test.each([
  ["https://www.tobb.org.tr", "https://www.tobb.org.tr/"],
  ["HTTP://WWW.TMO.GOV.TR/Fiyat", "http://www.tmo.gov.tr/Fiyat"],
  ["www.tarim.example.tr", "https://www.tarim.example.tr/"],
  ["youtu.be/dQw4", "https://youtu.be/dQw4"],
  ["/\\evil.example/x", `${new URL(portalOrigin).protocol}//evil.example/x`],
  ["//cdn.example/x", `${new URL(portalOrigin).protocol}//cdn.example/x`],
  ["mailto:bilgi@basakovatb.example", "mailto:bilgi@basakovatb.example"],
  ["tel:+909995550100", "tel:+909995550100"],
])("links %j to another site", (raw, href) => {
  expect(resolveLink(raw, "en")).toEqual({ href, external: true });
});

test.each([
  "",
  "   ",
  "yok-boyle-sayfa",
  "/detay",
  "/detay/5/6",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "vbscript:x",
  "data:text/html,x",
  "file:///etc/passwd",
  "ftp://ftp.example/x",
  "https://",
  "http://[",
])("drops the link %j", (raw) => {
  expect(resolveLink(raw, "tr")).toBeNull();
});

test("logs a dropped link once", async () => {
  const warned = vi.spyOn(log, "warn");
  for (const language of LANGUAGES) resolveLink("yeni/sayfa", language);
  expect(warned.mock.calls).toEqual([[{ link: "yeni/sayfa" }, expect.stringContaining("left out")]]);
  const { values } = await lossCount.get();
  expect(values.find(({ labels }) => labels["field"] === "link")?.value).toBeGreaterThan(0);
});

test("announces links that open a new tab, and no others", () => {
  const destination = { href: "https://x.example/", external: true };
  expect(linkView("TÜRİB", destination, true, (key) => key)).toEqual({
    ...destination,
    label: "TÜRİB",
    newTab: true,
    newTabNote: "shell.newTab",
  });
  expect(linkView("TÜRİB", destination, false, (key) => key)).not.toHaveProperty("newTabNote");
});

test.each([
  ["0 (999) 555 01 00", "tel:+909995550100"],
  ["+90 999 555 01 00", "tel:+909995550100"],
  ["0090 999 555 01 00", "tel:+909995550100"],
  ["90 999 555 01 00", "tel:+909995550100"],
  ["9995550100", "tel:+909995550100"],
  ["0 (905) 551 11 22", "tel:+909055511122"],
  ["444 19 51", "tel:4441951"],
  ["0 (999) 555 01 00 Dahili: 112", "tel:+909995550100,112"],
  ["0 (999) 555 01 00 / 01", "tel:+909995550100"],
])("dials %j as %s", (raw, href) => {
  expect(telephoneHref(raw)).toBe(href);
});

test("dials an extension after the number, and in English with the country code", () => {
  expect(telephoneHref("0 (999) 555 01 00", "140")).toBe("tel:+909995550100,140");
  expect(telephoneLink("0 (999) 555 01 00", "tr").label).toBe("0\u00a0(999)\u00a0555\u00a001\u00a000");
  expect(telephoneLink("0 (999) 555 01 00", "en").label).toBe("+90\u00a0999\u00a0555\u00a001\u00a000");
  expect(telephoneLink("444 19 51", "en").label).toBe("444\u00a019\u00a051");
});

test("keeps letters in a WhatsApp message and ends it with the address", () => {
  const text = "2. Grup Kırmızı Sert Ekmeklik Buğday: 17,98\u00a0₺/kg & 50%+";
  const { href, external } = whatsAppLink(text, "https://borsa.example/urun/bgd?x=1", (key) => key);
  expect(external).toBe(true);
  expect(href).toMatch(/^https:\/\/wa\.me\/\?text=2\.\+Grup\+Kırmızı\+Sert\+Ekmeklik\+Buğday:/);
  expect(new URL(href).searchParams.get("text")).toBe(
    "2. Grup Kırmızı Sert Ekmeklik Buğday: 17,98 ₺/kg & 50%+ https://borsa.example/urun/bgd?x=1",
  );
});
