import { FORMS } from "../support/filled-forms";
import { USERS } from "../support/member";
import { word } from "../support/words";
import { FormPage } from "./form-page";
import { alive } from "./late";
import { chooseLiteView, viewButton, watchRequests } from "./lite-page";
import { expect, test, type Page } from "./member-test";

test("The lite view works through every journey without scripts or pictures @thorough", async ({
  page,
  visitor,
  watched,
  context,
  baseURL: origin = "",
}) => {
  test.slow();
  await visitor.move();
  await chooseLiteView(context, origin);
  const requests = watchRequests(page);
  const main = page.getByRole("main");

  await page.goto("/");
  await main.locator(".news .card a").first().click();
  await expect(page).toHaveURL(/\/detay-duyuru-haber\/\d+$/);
  await page.goto("/haber-list");
  await main.locator(".card a").first().click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(/\S/);

  const search = page.getByRole("banner").getByRole("searchbox");
  await search.fill("buğday");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/ara\?ara=/);
  await expect(main).toContainText(/buğday/i);

  for (const name of ["message", "survey"]) await sendForm(page, name);

  await page
    .getByRole("banner")
    .getByRole("link", { name: word("tr", "session.logIn") })
    .click();
  await main.getByLabel(word("tr", "logIn.user")).fill(USERS.member.name);
  await main.getByLabel(word("tr", "logIn.password")).fill(watched.memberPassword);
  await main.getByRole("button", { name: word("tr", "logIn.submit") }).click();
  await expect(page).toHaveURL(/\/kullanici-bulten/);
  await page.getByRole("banner").getByRole("link", { name: USERS.member.fullName }).click();
  await expect(page).toHaveURL(/\/profile/);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en\/profile/);
  await expect(page.locator(".view-bar")).toContainText(word("en", "view.lite"));
  expect(requests).toEqual([]);

  await viewButton(page, "view.full", "en").click();
  await expect(page).toHaveURL(/\/en\/profile/);
  await alive(page);
  expect(requests.some((url) => /entry\.client-.*\.js$/.test(url))).toBe(true);
});

async function sendForm(page: Page, name: string): Promise<void> {
  const sample = FORMS.find((form) => form.name === name);
  if (!sample) throw new Error(`no form ${name}`);
  await page.goto(sample.path.tr);
  const form = new FormPage(page, sample, "tr");
  await form.fill(sample.values);
  await form.waitToBeHuman();
  await form.send();
  await expect(form.thanks).toContainText(word("tr", sample.thanks));
}
