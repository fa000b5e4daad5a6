import type { Language } from "../../app/i18n/language";
import { Browser, locationOf } from "../support/browser";
import { logIn, logInPath, tryLogIn, USERS } from "../support/member";
import { EVERY_PAGE } from "../support/sampling";
import type { Stack } from "../support/stack";
import { expectAccessible, expectAccessibleInTheDark } from "./accessible";
import { alive, openPlain } from "./late";
import { expect, takeCookies, test, type Page } from "./member-test";
import { JUDGED } from "./pages";

/** Axe on the log-in and the pages behind it. */

test.beforeEach(({ problems }) => {
  // A month has many rows, and axe checks each.
  test.slow();
  problems.allow(/giris|en\/login/);
});

interface State {
  name: string;
  path: (language: Language) => string;
  /** Whose cookies the browser has. */
  as?: (stack: Stack, language: Language) => Promise<Browser>;
  /** What must be there, so that the right state is judged. */
  shows: string;
}

const inLanguage = (tr: string, en: string) => (language: Language) => (language === "tr" ? tr : en);

const STATES: State[] = [
  { name: "the log-in", path: (language) => logInPath({ language }), shows: "[name=sifre]" },
  {
    name: "the log-in of who has to log in again",
    path: (language) => `${logInPath({ language, back: "/profile" })}&neden=sure`,
    shows: ".notice",
  },
  {
    name: "the code",
    path: (language) => `${logInPath({ language })}?adim=kod`,
    as: awaitCode,
    shows: "[name=kod]",
  },
  {
    name: "the notice",
    path: inLanguage("/profile", "/en/profile"),
    as: (stack) => logIn(stack, USERS.unread.name),
    shows: "[role=dialog]",
  },
  {
    name: "the warning",
    path: inLanguage("/profile", "/en/profile"),
    as: unreadable,
    shows: "main form[action='/cikis']",
  },
  ...[
    inLanguage("/profile", "/en/profile"),
    inLanguage("/kullanici-bulten", "/en/member-bulletin"),
    inLanguage("/online-islemler-detay", "/en/transactions"),
  ].map((path) => ({
    name: path("tr"),
    path,
    as: (stack: Stack) => logIn(stack, USERS.member.name),
    shows: ".account-name",
  })),
];

async function awaitCode(stack: Stack, language: Language): Promise<Browser> {
  const browser = new Browser(stack.portal.url);
  const answer = await tryLogIn(stack, USERS.withCode.name, { language, browser });
  expect(locationOf(answer)).toContain("adim=kod");
  return browser;
}

async function unreadable(stack: Stack): Promise<Browser> {
  await stack.upstream.fault({ match: "GetOwnUser", kind: "unreadable-user" });
  const browser = await logIn(stack, USERS.member.name);
  await stack.upstream.clearFaults();
  return browser;
}

/** Brings the browser into a state; its address. */
async function enter(page: Page, stack: Stack, { path, as }: State, language: Language): Promise<string> {
  if (as) await takeCookies(page.context(), await as(stack, language));
  return path(language);
}

const IN_GATE = new Set(["the log-in", "the notice", "/profile"]);

/** In the gate some states only, wide and with scripts. */
for (const [tag, language] of EVERY_PAGE ? JUDGED : JUDGED.slice(0, 1)) {
  test.describe(`Accessible for members, light and dark, also at twice the text size, in ${language} ${tag}`, () => {
    for (const state of STATES) {
      test(state.name + (IN_GATE.has(state.name) ? "" : " @thorough"), async ({ page, watched }) => {
        await page.goto(await enter(page, watched, state, language));
        await alive(page);
        await expect(page.locator(state.shows).first()).toBeVisible();
        await expectAccessible(page, "light");
        if (tag === "@desktop") await expectAccessibleInTheDark(page);
        await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
        await expectAccessible(page, "200 %");
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      });
    }

    test("with a wrong password", async ({ page, visitor }) => {
      await visitor.move();
      await page.goto(logInPath({ language }));
      await alive(page);
      await page.locator("[name=kullanici]").fill(`yok-${language}-${test.info().project.name}`);
      await page.locator("[name=sifre]").fill("yanlış");
      await page.getByRole("main").getByRole("form").getByRole("button").click();
      await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
      // Further down the header covers elements, which axe takes for too small a target.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page, "light");
      await expectAccessibleInTheDark(page);
    });

    test("with nothing typed @thorough", async ({ page, visitor }) => {
      await visitor.move();
      await page.goto(logInPath({ language }));
      await alive(page);
      const form = page.getByRole("main").getByRole("form");
      // The script that sends forms loads at the first touch; an empty form sent before is the browser's to explain.
      await page.locator("[name=kullanici]").focus();
      await expect(form).toHaveJSProperty("noValidate", true);
      await form.getByRole("button").click();
      await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
      await expectAccessible(page, "light");
    });
  });
}

test.describe("Accessible for members before scripts @held-back", () => {
  for (const state of EVERY_PAGE ? STATES : STATES.slice(0, 1)) {
    test(state.name, async ({ page, watched }) => {
      await openPlain(page, await enter(page, watched, state, "tr"));
      await expect(page.locator(state.shows).first()).toBeVisible();
      await expectAccessible(page, "plain");
    });
  }
});
