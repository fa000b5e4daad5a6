import { holdScriptsBack, open, openPlain } from "./late";
import { SAMPLES, sample } from "./pages";
import { lackingStyles, lackingStylesOfAll } from "./style-rules";
import { expect, test } from "./test";

test("Each kind of page has every style in its HTML that applies to it", async ({
  page,
  problems,
  baseURL,
}) => {
  test.slow();
  problems.allowFailing(`${baseURL}${sample("error").path.tr}`);
  // What scripts add brings its own styles.
  await holdScriptsBack(page);
  for (const { name, path } of SAMPLES) {
    await openPlain(page, path.tr);
    expect.soft(await lackingStylesOfAll(page), `lacking in the sheet of ${name}`).toEqual([]);
  }
});

test("What only scripts show brings its styles", async ({ page, context, problems }) => {
  problems.allowOffline();
  await open(page, "/");
  await context.setOffline(true);
  await expect(page.locator(".notification")).toHaveCSS("display", "grid");
  expect(await lackingStyles(page)).toEqual([]);
  await context.setOffline(false);
});

test("No page loads a style sheet", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => request.resourceType() === "stylesheet" && requests.push(request.url()));
  for (const path of ["/", "/duyuru-haber-list", "/galeri/1"]) await open(page, path);
  expect(requests).toEqual([]);
});
