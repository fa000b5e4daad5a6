import { USERS } from "../support/member";
import { word } from "../support/words";
import { markDocument } from "./late";
import { expect, test, type Locator } from "./test";

/** Wrong log-ins for one user from one address; see server/pages/account/login-limits.ts. */
const LIMIT = 4;

test("Log-in tells of typing mistakes, limits guessing, and succeeds with password and code @desktop @no-script @held-back", async ({
  page,
  apart,
  visitor,
  problems,
  heldBack,
  javaScriptEnabled,
}) => {
  const { url } = apart.portal;
  const address = `${url}/giris?donus=%2Fprofile`;
  problems.allowFailing(address, `${url}/giris?donus=%2Fprofile&adim=kod`);
  const isLive = javaScriptEnabled && !heldBack;
  const form = page.getByRole("main").getByRole("form");
  const problem = form.getByRole("alert");

  const open = async () => {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await form.getByLabel(word("tr", "logIn.user")).focus();
    if (isLive) await expect(form).toHaveJSProperty("noValidate", true);
  };
  const send = async (user: string, password: string) => {
    await form.getByLabel(word("tr", "logIn.user")).fill(user);
    await form.getByLabel(word("tr", "logIn.password")).fill(password);
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await form.getByRole("button").click();
    return (await answered).status();
  };

  await open();
  const { stillThere } = await markDocument(page);
  for (let wrong = 0; wrong < LIMIT; wrong += 1) {
    expect(await send(USERS.withoutBulletin.name, `yanlis-${wrong}`)).toBe(403);
    await expectProblem(problem, word("tr", "logIn.wrong"));
    await expect(problem.getByRole("heading")).toHaveText(word("tr", "logIn.wrongHeading"));
  }
  await expect(form.getByLabel(word("tr", "logIn.user"))).toHaveValue(USERS.withoutBulletin.name);
  expect(await send(USERS.withoutBulletin.name, apart.memberPassword)).toBe(429);
  await expectProblem(problem, /deneme/);
  if (isLive) expect(await stillThere()).toBe(true);

  await visitor.move();
  expect(await send(USERS.withCode.name, apart.memberPassword)).toBe(isLive ? 204 : 303);
  await expect(page).toHaveURL(/adim=kod/);
  await form.getByLabel(word("tr", "logIn.code")).fill(apart.otpCode);
  await form.getByRole("button").click();
  await expect(page).toHaveURL(/\/profile/);
  await expect(page.locator(".account-name")).toHaveText(USERS.withCode.fullName);
});

async function expectProblem(problem: Locator, text: string | RegExp): Promise<void> {
  await expect(problem).toContainText(text);
  await expect(problem).toBeFocused();
}
