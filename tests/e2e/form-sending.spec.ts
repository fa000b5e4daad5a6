import type { Language } from "../../app/i18n/language";
import { FORMS, missingIn, type Filled } from "../support/filled-forms";
import { SAMPLED_LANGUAGES } from "../support/sampling";
import { expectAccessible } from "./accessible";
import { FormPage } from "./form-page";
import { holdBack, markDocument } from "./late";
import { expect, test as base, type Page, type Visitor } from "./test";

/** What scripts add to a form: it stays in place and as typed, whatever becomes of the request. */

const [MESSAGE, , MAILING_LIST] = FORMS as [Filled, Filled, Filled];

const test = base.extend<{ somebody: Visitor }>({
  // Each from its own address: limits count by address.
  somebody: [async ({ visitor }, use) => use(visitor), { auto: true }],
});

async function openForm(page: Page, sample: Filled, language: Language = "tr") {
  const form = new FormPage(page, sample, language);
  await page.goto(sample.path[language]);
  await form.comeAlive();
  return { form, ...(await markDocument(page)) };
}

const newEmail = () => `${crypto.randomUUID()}@ornek.example`;

for (const language of SAMPLED_LANGUAGES) {
  test(`An unanswered form says so in ${language}, keeps typed text and can be sent later`, async ({
    page,
    context,
    baseURL: origin = "",
    problems,
    upstream,
  }) => {
    const url = origin + MESSAGE.path[language];
    problems.allowOffline();
    problems.allowFailing(url);
    const { form, stillThere } = await openForm(page, MESSAGE, language);
    const title = await page.title();
    const values = { ...MESSAGE.values, eposta: newEmail() };
    await form.fill(values);
    const expectUnanswered = async () => {
      await form.expectProblem({ heading: "form.problem", text: form.word("form.unanswered") });
      await expect(form.summary).toBeFocused();
      await expect(form.button).toHaveText(form.word("contactForm.submit"));
      await form.expectFilled(values);
    };

    await context.setOffline(true);
    await form.button.click();
    await expectUnanswered();
    await expectAccessible(page, "unanswered", { part: ".form-section" });
    await form.button.click();
    await expectUnanswered();
    await context.setOffline(false);
    await page.route(url, (route) => route.fulfill({ status: 503, body: "<h1>?</h1>" }), { times: 1 });
    expect(await form.send()).toBe(503);
    await expectUnanswered();
    await form.waitToBeHuman();
    expect(await form.send()).toBe(200);
    await form.expectThanks();
    await expect(form.thanks).toBeFocused();
    expect(await page.title()).toBe(title);
    expect(await stillThere()).toBe(true);
    expect(await upstream.messages(values.eposta)).toHaveLength(1);
  });
}

test("A form being sent says so, is sent once, and keeps text typed meanwhile", async ({
  page,
  baseURL: origin = "",
  problems,
}) => {
  const url = origin + MESSAGE.path.tr;
  problems.allowFailing(url);
  const { form, stillThere } = await openForm(page, MESSAGE);
  const held = await holdBack(page, /\/iletisim$/);
  await form.waitToBeHuman();
  await form.field("konu").fill("Kantar");
  await form.field("konu").press("Enter");
  await expect(form.button).toHaveText(form.word("form.sending"));
  await expect(form.button).toHaveAttribute("aria-disabled", "true");
  await form.field("konu").press("Enter");
  await form.button.click({ force: true });
  await form.field("mesaj").fill("Bu arada yazılan.");
  expect(held.waiting()).toBe(1);
  await held.release();
  const errors = Object.entries(missingIn(MESSAGE)).filter(([name]) => name !== "konu");
  await form.expectProblem({
    errors: Object.fromEntries(errors.map(([name, says]) => [name, form.word(says)])),
  });
  await form.expectFilled({ konu: "Kantar", mesaj: "Bu arada yazılan." });
  await expect(form.button).toHaveText(form.word("contactForm.submit"));
  await expect(form.button).not.toHaveAttribute("aria-disabled");
  expect(await stillThere()).toBe(true);
  await form.expectLinksToFields(errors.map(([name]) => name));
  expect(page.url()).toBe(url);
});

test("The upstream's words about a form are shown in a dialog, which returns the focus @thorough", async ({
  page,
  baseURL: origin = "",
  problems,
}) => {
  problems.allowFailing(origin + MAILING_LIST.path.tr);
  const eposta = newEmail();
  for (const [name, status] of [
    ["Birisi", 200],
    ["Başkası", 422],
  ] as const) {
    const { form } = await openForm(page, MAILING_LIST);
    await form.fill({ ad_soyad: name, eposta });
    await form.waitToBeHuman();
    expect(await form.send()).toBe(status);
  }
  const form = new FormPage(page, MAILING_LIST, "tr");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Bu e-posta zaten kayıtlı.");
  await expect(dialog).toHaveAccessibleName(form.word("form.check"));
  await expect(dialog.getByRole("button")).toBeFocused();
  await dialog.getByRole("button").click();
  await expect(dialog).toHaveCount(0);
  await expect(form.summary).toBeFocused();
  await form.expectProblem({ text: "Bu e-posta zaten kayıtlı." });
  await form.expectFilled({ ad_soyad: "Başkası", eposta });
});

test("A refused form stays as typed, and another page is loaded by the browser @thorough", async ({
  page,
  baseURL: origin = "",
  problems,
}) => {
  problems.allowFailing(`${origin}/hakkimizda`, `${origin}${MESSAGE.path.tr}`);
  const { form, stillThere } = await openForm(page, MESSAGE);
  const sendTo = (address: string) =>
    form.form.evaluate((element, to) => element.setAttribute("action", to), address);
  const tooLong = { ...MESSAGE.values, mesaj: "ş".repeat(150_000) };
  await form.field("mesaj").evaluate((box) => box.removeAttribute("maxlength"));
  await form.fill(tooLong);
  expect(await form.send()).toBe(413);
  await expect(form.summary).toHaveText(form.word("error.tooLargeTitle"));
  await form.expectFilled(tooLong);
  await form.fill(MESSAGE.values);
  await sendTo("/hakkimizda");
  await form.button.click();
  await expect(form.summary).toHaveText(form.word("error.methodTitle"));
  await expect(form.summary).toBeFocused();
  await form.expectFilled(MESSAGE.values);
  expect(await stillThere()).toBe(true);
  await sendTo("/ara");
  await page.route("**/ara", (route) => route.fulfill({ contentType: "text/html", body: "<h1>!</h1>" }));
  await form.button.click();
  await expect(page.getByRole("heading", { name: "!", exact: true })).toBeVisible();
  expect(await stillThere()).toBe(false);
});
