import { href } from "../../app/pages";
import type { ProxiedStack } from "../support/proxied-stack";
import { logIn, USERS } from "../support/member";
import { word } from "../support/words";
import { SAMPLED_LANGUAGES } from "../support/sampling";
import { alive } from "./late";
import { expect, takeCookies, test, type Page } from "./member-test";
import { partsOf, Receipts } from "./received";
import { expectWhole } from "./sliced";

/** A member's whole visit. */

test.beforeEach(async ({ visitor }) => {
  // Log-ins are limited by address.
  await visitor.move();
});

const header = (page: Page) => page.getByRole("banner");
const logOutIn = (page: Page) => header(page).getByRole("button", { name: word("tr", "session.logOut") });

async function fillIn(
  page: Page,
  { memberPassword }: ProxiedStack,
  user: string,
  { remember = false } = {},
): Promise<void> {
  const form = page.getByRole("main").getByRole("form");
  await form.getByLabel(word("tr", "logIn.user")).fill(user);
  await form.getByLabel(word("tr", "logIn.password")).fill(memberPassword);
  if (remember) await form.getByLabel(word("tr", "logIn.rememberMe")).check();
  await form.getByRole("button", { name: word("tr", "logIn.submit") }).click();
}

/** Everything in the upstream traffic that no browser may see. */
function secretsOf({ proxy, memberPassword, otpCode, servicePassword, upstream }: ProxiedStack): string[] {
  const requests = proxy.requests
    .map(({ headers, body }) => `${headers.authorization ?? ""} ${body}`)
    .join("\n");
  const tokens = [...new Set(requests.match(/ey[\w-]+\.[\w-]+\.[\w-]+/g))];
  expect(tokens.length, "the tokens of a member's visit").toBeGreaterThan(4);
  return [...tokens.flatMap(partsOf), memberPassword, servicePassword, otpCode, upstream.url];
}

test.describe("A member's whole visit @desktop @no-script", () => {
  test("shows no token and leaves none in the browser", async ({
    page,
    context,
    javaScriptEnabled,
    watched,
  }) => {
    test.slow();
    const receipts = await Receipts.of(page, context);
    const look = async () => {
      if (javaScriptEnabled) await alive(page);
      await receipts.look(javaScriptEnabled);
    };

    await page.goto("/hakkimizda");
    await look();
    await header(page)
      .getByRole("link", { name: word("tr", "session.logIn") })
      .click();
    await expect(page).toHaveURL(/\/giris$/);
    await look();
    await fillIn(page, watched, USERS.unread.name, { remember: true });

    const gate = page.getByRole("dialog");
    await expect(gate).toBeVisible();
    await expect(page).toHaveURL(/\/kullanici-bulten(?:#.*)?$/);
    await expect(header(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(gate).toBeVisible();
    await look();
    await gate.getByRole("button", { name: word("tr", "acknowledgement.accept") }).click();

    await expect(gate).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("status")).toContainText(
      word("tr", "acknowledgement.done"),
    );
    await expect(header(page).getByRole("link", { name: USERS.unread.fullName })).toBeVisible();
    await look();
    await header(page).getByRole("link", { name: USERS.unread.fullName }).click();
    await expect(page).toHaveURL(/\/profile(?:#.*)?$/);
    await look();
    for (const path of ["/online-islemler-detay", "/kullanici-bulten", "/", "/iletisim", "/haber-list"]) {
      await page.goto(path);
      await expect(header(page)).toContainText(USERS.unread.fullName);
      await look();
    }
    await logOutIn(page).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(header(page).getByRole("link", { name: word("tr", "session.logIn") })).toBeVisible();
    await look();
    await page.goto("/giris");
    await expect(page.getByLabel(word("tr", "logIn.user"))).toHaveValue(USERS.unread.name);
    await look();

    expect(receipts.count).toBeGreaterThan(30);
    // The searched text contains what was received.
    const pages = await receipts.textsFrom(/^page at .*\/profile/);
    expect(pages.some((text) => text.includes(USERS.unread.fullName))).toBe(true);
    expect(await receipts.placesOf(secretsOf(watched))).toEqual([]);
  });

  test("with a code returns to the page it started from @thorough", async ({
    page,
    context,
    javaScriptEnabled,
    watched,
  }) => {
    const receipts = await Receipts.of(page, context);
    await page.goto("/profile");
    await expect(page).toHaveURL(/\/giris\?donus=%2Fprofile$/);
    await fillIn(page, watched, USERS.withCode.name);
    const code = page.getByRole("textbox", { name: word("tr", "logIn.code") });
    await expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await receipts.look(javaScriptEnabled);
    await code.fill(watched.otpCode);
    await page.getByRole("button", { name: word("tr", "logIn.codeSubmit") }).click();
    await expect(page).toHaveURL(/\/profile(?:#.*)?$/);
    await receipts.look(javaScriptEnabled);
    await logOutIn(page).click();
    await expect(header(page).getByRole("link", { name: word("tr", "session.logIn") })).toBeVisible();
    expect(
      await receipts.placesOf(secretsOf(watched).filter((secret) => secret !== watched.otpCode)),
    ).toEqual([]);
  });
});

test.describe("The log-in page @desktop @no-script", () => {
  test("is recognised by password managers", async ({ page }) => {
    await page.goto("/giris");
    const form = page.getByRole("main").getByRole("form");
    await expect(form).toHaveAttribute("method", "post");
    await expect(form.locator("[autocomplete=username]")).toHaveAttribute("name", "kullanici");
    await expect(form.locator("[type=password]")).toHaveAttribute("autocomplete", "current-password");
    await expect(form.locator("[type=password]")).toHaveCount(1);
  });
});

test.describe("Going back @desktop", () => {
  test("after log-in shows no members' page of before, and works @thorough", async ({ page, watched }) => {
    await page.goto("/hakkimizda");
    await alive(page);
    await page.goto("/giris?donus=%2Fprofile");
    await fillIn(page, watched, USERS.member.name);
    await expect(page).toHaveURL(/\/profile(?:#.*)?$/);
    await page.goBack();
    // The log-in page redirects a logged-in user, or is shown as it was.
    await page.waitForLoadState("networkidle");
    await page.goto("/hakkimizda");
    await expect(header(page)).toContainText(USERS.member.fullName);
    await logOutIn(page).click();
    await expect(header(page).getByRole("link", { name: word("tr", "session.logIn") })).toBeVisible();
  });

  test("after log-out shows nothing of a member's", async ({ page, visitor, watched }) => {
    await takeCookies(visitor.context, await logIn(watched, USERS.member.name));
    for (const path of ["/hakkimizda", "/profile", "/kullanici-bulten"]) {
      await page.goto(path);
      await expect(header(page)).toContainText(USERS.member.fullName);
    }
    await logOutIn(page).click();
    await expect(page).toHaveURL(/\/$/);
    for (const expected of [/\/giris\?/, /\/giris\?/, /\/hakkimizda$/]) {
      await page.goBack();
      await expect(page).toHaveURL(expected);
      await expect(page.locator("html")).not.toContainText(USERS.member.fullName);
    }
  });
});

test.describe("The notice on data protection @desktop @phone", () => {
  test("keeps the focus within its text and buttons", async ({ page, visitor, watched }) => {
    await takeCookies(visitor.context, await logIn(watched, USERS.withoutBulletin.name));
    watched.proxy.intercept("OnaysizKontrol", (_, response) => {
      response.writeHead(200, { "Content-Type": "application/json" }).end('{"sonuc":0}');
    });
    await watched.clock.advance({ minutes: 11 });
    await page.goto("/profile");
    await alive(page);
    const gate = page.getByRole("dialog");
    const last = gate.getByRole("button", { name: word("tr", "acknowledgement.accept") });
    await page.keyboard.press("Tab");
    await expect(gate.locator(".notice-text")).toBeFocused();
    // The links of its text, then its two buttons.
    for (
      let count = 0;
      count < 20 && !(await last.evaluate((each) => each === document.activeElement));
      count += 1
    ) {
      await page.keyboard.press("Tab");
      await expect(gate.locator(":focus")).toHaveCount(1);
    }
    await expect(last).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(gate.getByRole("button", { name: word("tr", "session.logOut") })).toBeFocused();
    watched.proxy.restore();
    for (const button of await gate.getByRole("button").all()) {
      await expect(button).toBeInViewport();
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(43);
    }
    await expect(page.getByRole("link", { name: USERS.withoutBulletin.fullName })).toHaveCount(0);
  });
});

test.describe("On phones @phone", () => {
  test("name and log-out fit into the header", async ({ page, visitor, watched }) => {
    await takeCookies(visitor.context, await logIn(watched, USERS.staff.name));
    await page.goto("/hakkimizda");
    const targets = [header(page).getByRole("link", { name: USERS.staff.fullName }), logOutIn(page)];
    for (const target of targets) {
      await expect(target).toBeInViewport({ ratio: 0.95 });
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(43);
    }
    // However long a name is.
    await targets[0]
      ?.locator("span")
      .evaluate((name) => (name.textContent = "Uzunisimlioğulları ".repeat(6)));
    await expect(logOutIn(page)).toBeInViewport({ ratio: 0.95 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

const TABLES = [
  ...["alim", "tescil", "aylik", "analiz"].map((kind) => `/online-islemler-detay?islem=${kind}`),
  ...["gunluk", "satilan", "gelen", "alim", "tescil", "aylik", "urun"].map(
    (section) => `/kullanici-bulten?bolum=${section}`,
  ),
];

test("No member's table is cut off or scrolls sideways @thorough", async ({ page, context, watched }) => {
  test.slow();
  await takeCookies(context, await logIn(watched, USERS.member.name));
  for (const path of TABLES) await expectWhole(page, path);
});

for (const language of SAMPLED_LANGUAGES)
  test(`A member's dues come before everything else on their pages, in ${language} @phone @no-script`, async ({
    page,
    context,
    watched,
  }) => {
    await takeCookies(context, await logIn(watched, USERS.member.name));
    for (const id of ["member-bulletin", "profile"] as const) {
      await page.goto(href(id, language));
      const dues = page.getByRole("main").getByText(word(language, "member.owedDues"));
      await expect(dues).toContainText(language === "tr" ? "₺3.750,00" : "₺3,750.00");
      await expect(dues).toBeInViewport();
      const first = page.locator(":is(.member-figures, .profile) > :first-child");
      await expect(first).toContainText(word(language, "member.owedDues"));
    }
  });
