import type { ListView } from "~/components/content/list-page";
import { expect, test } from "vitest";
import { pagePortal } from "../../../tests/support/page-portal";
import { type ListState, listView } from "./list";

const STATE: ListState = { page: 1, year: null, search: "", type: "" };
const context = await pagePortal("/duyuru-haber-list");

const view = (
  state: Partial<ListState> = {},
  answer: { total?: number; pages?: number; types?: string[] } = {},
) =>
  listView(
    {
      items: [],
      total: 0,
      hasMore: false,
      pages: 1,
      years: [2026, 2025],
      types: ["haber", "duyuru"],
      ...answer,
      state: { ...STATE, ...state },
    },
    context,
  );
const pageNumbers = (page: number, pages: number) =>
  view({ page }, { pages }).pager?.pages.map(
    (entry) => entry && (entry.current ? `[${entry.label}]` : entry.label),
  );

const yearsOf = ({ form }: ListView) =>
  form?.fields.flatMap((field) => (field.kind === "select" ? field.options.map(({ value }) => value) : []));

test("links of chips, pager and form keep the query; choosing a type starts at page one", () => {
  const state = { search: "kuru üzüm & incir", year: 2025, type: "haber", page: 2 };
  const { chips, pager, form } = view(state, { total: 40, pages: 4 });
  const query = "tip=haber&ara=kuru+%C3%BCz%C3%BCm+%26+incir&yil=2025";
  expect(pager?.next?.href).toBe(`/duyuru-haber-list?${query}&sayfa=3`);
  expect(pager?.previous?.href).toBe(`/duyuru-haber-list?${query}`);
  expect(chips?.links.map(({ href }) => href)).toEqual([
    "/duyuru-haber-list?ara=kuru+%C3%BCz%C3%BCm+%26+incir&yil=2025",
    `/duyuru-haber-list?${query}`,
    "/duyuru-haber-list?tip=duyuru&ara=kuru+%C3%BCz%C3%BCm+%26+incir&yil=2025",
  ]);
  expect(chips?.links.map(({ current }) => current)).toEqual([false, true, false]);
  expect(form).toMatchObject({
    fields: [
      { name: "ara", value: "kuru üzüm & incir" },
      { name: "yil", value: "2025" },
    ],
    hidden: [{ name: "tip", value: "haber" }],
    clear: { href: "/duyuru-haber-list" },
  });
});

test("has no chips for a single type and no clear link without filters", () => {
  expect(view({}, { types: ["haber"] }).chips).toBeUndefined();
  expect(view().form).toMatchObject({ clear: null, hidden: [] });
});

test("keeps a chosen year without items selected in the form", () => {
  expect(yearsOf(view({ year: 1999 }))).toEqual(["", "1999", "2026", "2025"]);
});

test.each([
  [1, 1, undefined],
  [1, 2, ["[1]", "2"]],
  [1, 5, ["[1]", "2", null, "5"]],
  [3, 5, ["1", "2", "[3]", "4", "5"]],
  [5, 9, ["1", null, "4", "[5]", "6", null, "9"]],
  [9, 9, ["1", null, "8", "[9]"]],
])("on page %i of %i the pager shows %j", (page, pages, links) => {
  expect(pageNumbers(page, pages)).toEqual(links);
});

test("the pager has no link beyond either end", () => {
  expect(view({ page: 1 }, { pages: 3 }).pager?.previous).toBeNull();
  expect(view({ page: 3 }, { pages: 3 }).pager?.next).toBeNull();
});

test("counts all matches in the page's number format", () => {
  expect(view({}, { total: 1_234 }).count).toBe("1.234 kayıt bulundu");
  expect(view({ page: 2 }, { total: 1_234, pages: 103 }).count).toContain("2. sayfa / 103");
});

test("links to the whole list when nothing matches", () => {
  expect(view({ search: "x" }).empty?.links[0]?.href).toBe("/duyuru-haber-list");
});
