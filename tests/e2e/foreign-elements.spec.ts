import { alive } from "./late";
import { CORPORATE, menuOn } from "./menu-page";
import { sample, SAMPLES } from "./pages";
import { expect, test, type Page } from "./test";

/** Elements that extensions and translating browsers insert. */
function interfere(): void {
  document.documentElement.append(document.createElement("grammarly-desktop-integration"));
  document.body.prepend(document.createElement("div"));
  document.head.prepend(document.createElement("link"));
  for (const field of document.querySelectorAll("input, textarea"))
    field.after(document.createElement("div"));
  for (const paragraph of document.querySelectorAll("main p, main h1")) {
    const font = document.createElementNS("http://www.w3.org/1999/xhtml", "font");
    font.append(...paragraph.childNodes);
    paragraph.append(font);
  }
}

async function expectSound(page: Page): Promise<void> {
  await expect(page.locator("h1 font").first()).toHaveText(/\S/);
  await expect(page.locator("grammarly-desktop-integration").first()).toBeAttached();
  expect(await page.locator("header").evaluate((header) => getComputedStyle(header).position)).toBe("sticky");
}

const IN_GATE = ["home", "news-item", "daily-bulletin", "contact"];
const OF_EACH_SHAPE = SAMPLES.filter(
  ({ shape }, at) => SAMPLES.findIndex((each) => each.shape === shape) === at,
);

for (const { name, path } of [
  ...IN_GATE.map(sample),
  ...OF_EACH_SHAPE.filter((each) => !IN_GATE.includes(each.name)),
]) {
  const tag = IN_GATE.includes(name) ? "" : " @thorough";
  test(`A page is not changed by foreign elements: ${name}${tag}`, async ({ page, problems, baseURL }) => {
    problems.allowFailing(`${baseURL}${sample("error").path.tr}`);
    await page.addInitScript(`document.addEventListener("DOMContentLoaded", ${interfere.toString()})`);
    await page.goto(path.tr);
    await alive(page);
    await expectSound(page);
    await page.evaluate(interfere);
    await expectSound(page);
    await menuOn(page).toggle(CORPORATE).click();
    await expect(menuOn(page).panel(CORPORATE)).toBeVisible();
  });
}

test("Typed text survives a browser's changes to the page around it", async ({ page, problems, baseURL }) => {
  const { path } = sample("contact");
  problems.allowFailing(`${baseURL}${path.tr}`);
  await page.goto(path.tr);
  await alive(page);
  const form = page.getByRole("main").getByRole("form");
  const message = form.locator('[name="mesaj"]');
  await message.fill("Arpa fiyatı");
  await page.evaluate(interfere);
  await message.pressSequentially(" nedir?");
  await form.locator('[name="eposta"]').fill("yok");
  await form.getByRole("button").click();
  await expect(form.getByRole("alert")).toBeVisible();
  await expect(message).toHaveValue("Arpa fiyatı nedir?");
});
