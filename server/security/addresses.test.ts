import { expect, test } from "vitest";
import { MAX_ADDRESS, safeRedirect, returnQuery } from "./addresses";

const url = (path: string) => new URL(path, "http://127.0.0.1:3000");
const readBack = (raw: string) => safeRedirect(new URLSearchParams(raw).get("donus"));

test("returns to the page with its query", () => {
  const way = returnQuery(url("/haber-list?ara=pamuk ve buğday&sayfa=2"));
  expect(readBack(way)).toMatchObject({
    path: "/haber-list",
    search: "?ara=pamuk%20ve%20bu%C4%9Fday&sayfa=2",
  });
});

test.each([
  [`/haber-list?ara=${"ğ".repeat(300)}`, "/haber-list"],
  [`/detay/${"ğ".repeat(300)}`, "/"],
])("limits the return path: of %.30s it is %s", (path, back) => {
  const way = returnQuery(url(path));
  expect(way.length).toBeLessThan(MAX_ADDRESS);
  expect(readBack(way)).toMatchObject({ path: back, search: "" });
});
