import type { Language } from "../../app/i18n/language";
import { expectAccessible, expectAccessibleInTheDark } from "./accessible";
import { markDocument, openPlain } from "./late";
import { expect, test, type Locator, type Page } from "./test";
import { word } from "../support/words";
import { SAMPLED_LANGUAGES } from "../support/sampling";

/** The sign-up in the footer uses every kind of notification. */

const PAGE: Record<Language, string> = { tr: "/tarihce", en: "/en/history" };
const FORM_PAGE: Record<Language, string> = { tr: "/e-posta-listesi", en: "/en/mailing-list" };
/** Longer than passing messages are shown. */
const LONGER_MS = 2_500;

const signUp = (page: Page) => page.getByRole("contentinfo").getByRole("form");
const field = (page: Page, name: string) => signUp(page).locator(`[name="${name}"]`);
const notification = (page: Page): Locator => page.locator(".notification");

/** Opens a page and waits until scripts handle its forms. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await field(page, "ad_soyad").focus();
  await expect(signUp(page)).toHaveJSProperty("noValidate", true);
}

let people = 0;
const newAddress = () => `kisi.${(people += 1)}.${crypto.randomUUID()}@ornek.example`;

async function send(page: Page, email: string, name = "Iğdır Çağlayan"): Promise<void> {
  await field(page, "ad_soyad").fill(name);
  await field(page, "eposta").fill(email);
  await signUp(page).getByRole("button").click();
}

for (const language of SAMPLED_LANGUAGES) {
  test.describe(`Signing up in the footer, in ${language}`, () => {
    test.beforeEach(async ({ page, problems, visitor, baseURL }) => {
      expect(visitor.address).not.toBe("");
      problems.allowFailing(`${baseURL}${FORM_PAGE[language]}`);
      await open(page, PAGE[language]);
    });

    test("thanks in a passing message and stays on the page", async ({ page, upstream }) => {
      const { stillThere } = await markDocument(page);
      const email = newAddress();
      await page.clock.install();
      await send(page, email);
      await expect(notification(page)).toHaveText(word(language, "form.sent"));
      await expect(page.locator("[aria-live=polite]", { has: notification(page) })).toHaveCount(1);
      await expect(page.getByRole("contentinfo")).toContainText(
        word(language, "mailingList.sent", { email }),
      );
      await expectAccessible(page, "thanked for");
      await page.clock.runFor(LONGER_MS);
      await expect(notification(page)).toHaveCount(0);
      expect(await stillThere()).toBe(true);
      expect(await upstream.messages(email)).toHaveLength(1);
    });

    test("without input shows the errors at the fields and sends nothing", async ({ page }) => {
      await signUp(page).getByRole("button").click();
      await expect(field(page, "ad_soyad")).toBeFocused();
      await expect(field(page, "ad_soyad")).toHaveAccessibleDescription(word(language, "form.nameMissing"));
      await expect(field(page, "eposta")).toHaveAccessibleDescription(word(language, "form.emailMissing"));
      await expectAccessible(page, "not filled in", { part: "footer" });
      await send(page, "kimse");
      await expect(field(page, "eposta")).toBeFocused();
      await expect(field(page, "eposta")).toHaveAccessibleDescription(word(language, "form.emailWrong"));
      await expect(field(page, "eposta")).toHaveValue("kimse");
    });

    test("turned down by the upstream shows its words in a dialog @thorough", async ({ page }) => {
      const email = newAddress();
      await send(page, email, "Başkası Önce");
      await expect(notification(page)).toHaveText(word(language, "form.sent"));
      await open(page, PAGE[language]);
      await send(page, email);
      const dialog = page.getByRole("alertdialog");
      await expect(dialog).toContainText(
        { tr: "Bu e-posta zaten kayıtlı.", en: "This e-mail address is already registered." }[language],
      );
      await expect(dialog.getByRole("button")).toBeFocused();
      await expectAccessible(page, "a window with an error", { part: ".error-window" });
      await expectAccessibleInTheDark(page, ".error-window");
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(signUp(page).getByRole("button")).toBeFocused();
      await expect(field(page, "eposta")).toHaveValue(email);
    });

    test("that fails shows a warning until closed, and keeps the text @thorough", async ({
      page,
      upstream,
    }) => {
      const email = newAddress();
      await upstream.fault({ kind: "500", match: "MailGonderimDetay", body: email });
      await page.clock.install();
      await send(page, email);
      await expect(notification(page)).toContainText(word(language, "form.problem"));
      await expect(page.locator("[aria-live=assertive]", { has: notification(page) })).toHaveCount(1);
      await page.clock.runFor(LONGER_MS);
      await expectAccessible(page, "a warning");
      await expectAccessibleInTheDark(page, ".notifications");
      await notification(page).getByRole("button").click();
      await expect(notification(page)).toHaveCount(0);
      await expect(field(page, "eposta")).toHaveValue(email);
    });

    test("without a connection keeps the text, and can be sent later @thorough", async ({
      page,
      upstream,
      context,
      problems,
    }) => {
      problems.allowOffline();
      const email = newAddress();
      await context.setOffline(true);
      await expect(notification(page)).toHaveText(word(language, "shell.offline"));
      await send(page, email);
      await expect(notification(page).last()).toHaveText(word(language, "form.unanswered"));
      await context.setOffline(false);
      await expect(notification(page).filter({ hasText: word(language, "shell.offline") })).toHaveCount(0);
      await expect(notification(page).filter({ hasText: word(language, "shell.online") })).toHaveCount(1);
      await expect(field(page, "eposta")).toHaveValue(email);
      await signUp(page).getByRole("button").click();
      await expect(page.getByRole("contentinfo")).toContainText(
        word(language, "mailingList.sent", { email }),
      );
      expect(await upstream.messages(email)).toHaveLength(1);
    });
  });

  test(`Signing up without scripts is answered by a page in ${language} @no-script @held-back`, async ({
    page,
    visitor,
    problems,
    baseURL,
  }) => {
    expect(visitor.address).not.toBe("");
    problems.allowFailing(`${baseURL}${FORM_PAGE[language]}`);
    const email = newAddress();
    await openPlain(page, PAGE[language]);
    await send(page, email);
    await expect(page.getByRole("main").getByRole("status")).toContainText(
      word(language, "mailingList.sent", { email }),
    );
    await openPlain(page, PAGE[language]);
    await send(page, email, "Başkası Sonra");
    const main = page.getByRole("main");
    await expect(main.getByRole("alert")).toContainText(
      { tr: "Bu e-posta zaten kayıtlı.", en: "This e-mail address is already registered." }[language],
    );
    await expect(main.locator('[name="eposta"]')).toHaveValue(email);
  });
}

test("Passing messages wait while the pointer or focus is on them @thorough", async ({ page, visitor }) => {
  expect(visitor.address).not.toBe("");
  await open(page, PAGE.tr);
  await page.clock.install();
  await send(page, newAddress());
  await notification(page).hover();
  await page.clock.runFor(LONGER_MS);
  await expect(notification(page)).toBeVisible();
  await notification(page).getByRole("button").focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(LONGER_MS);
  await expect(notification(page)).toBeVisible();
  await notification(page)
    .getByRole("button")
    .evaluate((button) => (button as HTMLElement).blur());
  await page.clock.runFor(LONGER_MS);
  await expect(notification(page)).toHaveCount(0);
});
