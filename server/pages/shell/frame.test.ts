import { expect, test } from "vitest";
import { pagePortal } from "../../../tests/support/page-portal";
import { portalOrigin } from "../../config/environment";
import { frameView, metaView } from "./frame";

const AN_HOUR_PAST_MIDNIGHT = Date.parse("2026-11-19T22:07:00Z");

test("the trail starts at home, names the pages above and ends at the page itself", async () => {
  const context = await pagePortal("/en/policies/kalite");
  expect(frameView(context, { title: "Kalite", titleLanguage: "tr" })).toMatchObject({
    title: "Kalite",
    titleLang: "tr",
    breadcrumbs: [
      { href: "/en", label: "Home" },
      { href: "/en/policies", label: "Our policies" },
      { href: null, label: "Kalite", lang: "tr" },
    ],
  });
});

test("the age notice gives the moment in Istanbul and comes first", async () => {
  const own = { kind: "language", text: "own" } as const;
  const fresh = frameView(await pagePortal("/hakkimizda"), { title: "x", notices: [own] });
  expect(fresh.notices).toEqual([own]);
  for (const [path, moment] of [
    ["/hakkimizda", "20 Kasım 2026 01.07"],
    ["/en/about", "20 November 2026 01:07"],
  ] as const) {
    const context = await pagePortal(path, { staleSince: () => AN_HOUR_PAST_MIDNIGHT });
    const { notices } = frameView(context, { title: "x", notices: [own] });
    expect(notices.map(({ kind }) => kind)).toEqual(["stale", "language"]);
    expect(notices[0]?.text).toContain(moment);
  }
});

test.each([
  ["/", "/", "/en"],
  ["/home", "/", "/en"],
  ["/home/hububat", "/", "/en"],
  ["/en/home/duyuru", "/", "/en"],
  ["/en/news/7", "/detay-duyuru-haber/7", "/en/news/7"],
  ["/politikalar/%C3%A7erez", "/politikalar/%C3%A7erez", "/en/policies/%C3%A7erez"],
  ["/haber-list?sayfa=2", "/haber-list", "/en/news"],
])("search engines get %s as %s and %s", async (path, turkish, english) => {
  const context = await pagePortal(path);
  const { canonical, alternates } = metaView(context, { title: "x" });
  expect(alternates).toEqual([
    { language: "tr", href: portalOrigin + turkish },
    { language: "en", href: portalOrigin + english },
  ]);
  expect(canonical).toBe(portalOrigin + (context.language === "tr" ? turkish : english));
});

test("the canonical address includes the query parameters that choose content", async () => {
  const { canonical, alternates } = metaView(await pagePortal("/haber-list?sayfa=2&x=1"), {
    title: "x",
    ownQuery: "?sayfa=2",
  });
  expect([canonical, ...alternates.map(({ href }) => href)]).toEqual(
    ["/haber-list", "/haber-list", "/en/news"].map((path) => `${portalOrigin}${path}?sayfa=2`),
  );
});

test("the title names page and exchange, and inserts upstream text literally", async () => {
  const titleOf = async (title: string) => metaView(await pagePortal("/en/about"), { title }).title;
  expect(await titleOf("About")).toBe("About · Başakova Commodity Exchange");
  expect(await titleOf("{{page}} $t(page.home) $& <b>")).toBe(
    "{{page}} $t(page.home) $& <b> · Başakova Commodity Exchange",
  );
  expect(metaView(await pagePortal("/"), { title: "x" }).title).toBe("Başakova Ticaret Borsası");
});

test("demo and error pages are not indexed", async () => {
  expect(metaView(await pagePortal("/hakkimizda"), { title: "x" }).indexed).toBe(false);
  expect(metaView(await pagePortal("/error"), { title: "x" }).indexed).toBe(false);
});
