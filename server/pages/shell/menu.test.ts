import { expect, test, vi } from "vitest";
import type { MenuNode } from "../../upstream/contracts/menu";
import { forVisitors, menuFromTable, menuView, withPricePages } from "./menu";

/** Where the upstream's menu entries lead. */

const t = (key: string) => key;
const node = (values: Partial<MenuNode>): MenuNode => ({
  id: 7,
  label: "Ad",
  target: null,
  external: false,
  isContentPage: false,
  newTab: false,
  children: [],
  ...values,
});
const viewOf = (values: Partial<MenuNode>, language: "tr" | "en" = "tr") =>
  menuView([node(values)], { language, t })[0] ?? null;
const LABEL = { href: null, external: false, newTab: false };

test.each([
  ["hakkimizda", "/hakkimizda", "/en/about"],
  ["/hakkimizda", "/hakkimizda", "/en/about"],
  ["//hakkimizda", "/hakkimizda", "/en/about"],
  ["politikalar/erisilebilirlik", "/politikalar/erisilebilirlik", "/en/policies/erisilebilirlik"],
])("SubUrl %j links to our page in the menu's language", (target, turkish, english) => {
  expect(viewOf({ target })).toMatchObject({ href: turkish, external: false, newTab: false });
  expect(viewOf({ target }, "en")).toMatchObject({ href: english });
  expect(viewOf({ target, newTab: true })).toMatchObject({ newTab: true, newTabNote: "shell.newTab" });
});

test("an external address opens in the tab the editors chose", () => {
  const external = { target: "https://www.turib.com.tr/elus", external: true };
  const href = "https://www.turib.com.tr/elus";
  expect(viewOf({ ...external, newTab: true })).toMatchObject({ href, external: true, newTab: true });
  expect(viewOf(external)).toMatchObject({ href, external: true, newTab: false });
  // DisUrl: true with a SubUrl that turns out to be ours.
  expect(viewOf({ target: "kurulus", external: true }, "en")).toMatchObject({
    href: "/en/establishment",
    external: false,
  });
});

test("an unknown page opens its own text in the same tab", () => {
  const own = { id: 351, isContentPage: true, newTab: true };
  const expected = { external: false, newTab: false };
  for (const target of [null, "#", "analizler"]) {
    expect(viewOf({ ...own, target })).toMatchObject({
      ...expected,
      href: "/detay-menu/351?tip=351&sayfaTip=genel",
    });
    expect(viewOf({ ...own, target }, "en")).toMatchObject({
      ...expected,
      href: "/en/page/351?tip=351&sayfaTip=genel",
    });
  }
});

test("the base address may be on another host", async () => {
  vi.resetModules();
  vi.stubEnv("MENU_URL", "https://icerik.example/");
  const { menuView: withBase } = await import("./menu");
  vi.unstubAllEnvs();
  expect(withBase([node({ id: 5, isContentPage: true })], { language: "tr", t })).toMatchObject([
    { href: "https://icerik.example/detay-menu/5?tip=5&sayfaTip=genel", external: true, newTab: false },
  ]);
});

test("'#' with children is only a label, whatever other fields say", () => {
  const children = [node({ id: 8, target: "kurulus" })];
  for (const other of [{}, { external: true }, { isContentPage: true }, { newTab: true }]) {
    expect(viewOf({ target: "#", children, ...other })).toMatchObject({
      ...LABEL,
      children: [{ href: "/kurulus" }],
    });
  }
});

test("a page of ours with children is a link with a submenu", () => {
  const children = [node({ target: "kurulus" })];
  expect(viewOf({ target: "hakkimizda", children })).toMatchObject({
    href: "/hakkimizda",
    children: [{ href: "/kurulus" }],
  });
});

test.each([
  ["a page that the portal doesn't have", { target: "olmayan-sayfa" }],
  ["no target", {}],
  ["a label without anything below it", { target: "#" }],
  ["an external label", { target: "#", external: true }],
  ["an unsafe scheme", { target: "javascript:alert(1)", external: true }],
  ["an unsafe scheme in SubUrl", { target: "javascript:alert(1)" }],
  ["no external address", { external: true }],
  ["no name", { label: "", target: "hakkimizda" }],
])("leaves out %s", (_, values) => {
  expect(viewOf(values)).toBeNull();
  expect(viewOf({ target: "#", children: [node(values)] })).toBeNull();
});

test("keeps a node without a target as the label of its children", () => {
  const children = [node({ target: "yok" }), node({ target: "tarihce" })];
  expect(viewOf({ target: "olmayan-sayfa", children })).toMatchObject({
    ...LABEL,
    children: [{ href: "/tarihce" }],
  });
});

test("keeps the upstream's order on all three levels", () => {
  const leaf = (id: number) => node({ id, target: "tarihce" });
  const tree = [
    node({
      id: 1,
      target: "#",
      children: [leaf(12), node({ id: 11, target: "#", children: [leaf(113), leaf(111)] })],
    }),
    leaf(2),
  ];
  const ids = (items: readonly { id: number; children: readonly never[] }[]): unknown[] =>
    items.map(({ id, children }) => [id, ...ids(children)]);
  expect(ids(menuView(tree, { language: "tr", t }) as never)).toEqual([[1, [12], [11, [113], [111]]], [2]]);
});

test("builds the menu from the page table without the upstream, with an id for each item", () => {
  for (const language of ["tr", "en"] as const) {
    const items = menuFromTable({ language, t }).flatMap((item) => [item, ...item.children]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    const hrefs = items.flatMap(({ href }) => href ?? []);
    expect(hrefs.length).toBeGreaterThan(40);
    expect(hrefs.every((href) => (href === "/en" || href.startsWith("/en/")) === (language === "en"))).toBe(
      true,
    );
  }
});

test("puts this portal's own price pages behind the daily bulletin, unless the editors have them", () => {
  const hrefs = (...targets: string[]) => {
    const children = targets.map((target, at) => node({ id: at + 10, target }));
    const [group] = withPricePages(menuView([node({ target: "#", children })], { language: "tr", t }), {
      language: "tr",
      t,
    });
    return group?.children.map(({ href }) => href);
  };
  const own = ["/fiyatlar", "/haftalik-bulten", "/fiyat-araclari"];
  expect(hrefs("gunluk-bulten", "aylik-bulten")).toEqual(["/gunluk-bulten", ...own, "/aylik-bulten"]);
  expect(hrefs("gunluk-bulten", ...own)).toEqual(["/gunluk-bulten", ...own]);
  expect(hrefs("tarihce")).toEqual(["/tarihce"]);
});

test("hides members' pages and labels with nothing else from visitors", () => {
  const children = [node({ target: "kullanici-bulten" }), node({ target: "gunluk-bulten" })];
  const onlyMembers = node({ id: 8, target: "#", children: [node({ target: "online-islemler-detay" })] });
  const menu = menuView([node({ target: "#", children }), onlyMembers], { language: "tr", t });
  expect(menu).toHaveLength(2);
  expect(forVisitors(menu)).toMatchObject([{ children: [{ href: "/gunluk-bulten" }] }]);
});

test("keeps an external address in SubUrl when DisUrl is empty", () => {
  const [item] = menuView([node({ target: "https://www.tobb.example/a", newTab: true })], {
    language: "tr",
    t,
  });
  expect(item).toMatchObject({ href: "https://www.tobb.example/a", external: true, newTab: true });
});
