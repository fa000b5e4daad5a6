import type { WordKey } from "../../app/i18n/words";
import { href } from "../../app/pages";
import type { Stack } from "../support/stack";
import { word } from "../support/words";
import { SAMPLED_LANGUAGES } from "../support/sampling";
import { expect, test, type Page } from "./test";

async function logIn(page: Page, { portal, memberPassword }: Stack, user: string): Promise<void> {
  await page.goto(`${portal.url}/giris?donus=%2Fprofile`);
  await page.getByLabel("Kullanıcı adı").fill(user);
  await page.locator("main").getByLabel("Şifre").fill(memberPassword);
  await page.getByRole("button", { name: word("tr", "logIn.submit") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("tr", "page.profile"));
}

const formOf = (page: Page, id: string) => page.locator(`form[aria-labelledby="${id}-form"]`);

test("A changed name shows in the header at once, and an error in one form leaves the other alone @desktop @no-script", async ({
  page,
  apart,
  problems,
}) => {
  problems.allowFailing(`${apart.portal.url}/profile`);
  await logIn(page, apart, "001014");
  const details = formOf(page, "bilgilerim");
  await details.getByLabel("Ad *", { exact: true }).fill("Şule");
  await details.getByLabel("E-posta").fill("sule@ornek.example");
  await details.getByLabel("Mevcut şifre").fill(apart.memberPassword);
  await details.getByRole("button").click();
  await expect(page.locator(".form-sent")).toContainText(word("tr", "profile.detailsSent"));
  await expect(page.locator(".account-name")).toHaveText("Şule Işıkgör");
  await expect(page.locator(".facts")).toContainText("sule@ornek.example");

  const password = formOf(page, "sifrem");
  await password.getByLabel("Mevcut şifre").fill("baskaBirSifre1");
  await password.getByLabel("Yeni şifre *", { exact: true }).fill("İskender34");
  await password.getByLabel("Yeni şifre (yeniden)").fill("İskender34");
  await password.getByRole("button").click();
  await expect(page.locator(".form-problem")).toHaveCount(1);
  await expect(formOf(page, "sifrem").locator(".form-problem")).toContainText("Mevcut şifreniz hatalı.");
  await expect(formOf(page, "bilgilerim").getByLabel("Ad *", { exact: true })).toHaveValue("Şule");
});

test("Password strength is announced while typing @thorough", async ({ page, apart }) => {
  await logIn(page, apart, "admin");
  const field = formOf(page, "sifrem").getByLabel("Yeni şifre *", { exact: true });
  const hint = page.locator(".password-hint");
  await expect(hint).toHaveAttribute("aria-live", "polite");
  await expect(async () => {
    await field.fill("");
    await field.fill("şifre");
    await expect(hint).toHaveText(word("tr", "profile.strengthWeak"), { timeout: 500 });
  }).toPass();
  await field.fill("Karpuzlar");
  await expect(hint).toHaveText(word("tr", "profile.strengthMedium"));
  await field.fill("Karpuz 34");
  await expect(hint).toHaveText(word("tr", "profile.strengthStrong"));
  await field.fill("");
  await expect(hint).toBeEmpty();
});

test("A form whose session ended meanwhile keeps its text @desktop @no-script @thorough", async ({
  page,
  context,
  apart,
  problems,
}) => {
  problems.allowFailing(`${apart.portal.url}/profile`);
  await logIn(page, apart, "001092");
  await formOf(page, "bilgilerim").getByLabel("Soyad").fill("Iğdırlı");
  // It is requested with the session, and loads in its time.
  await expect(page.locator("img.profile-photo")).not.toHaveJSProperty("naturalWidth", 0);
  await context.clearCookies({ name: "portal" });
  await formOf(page, "bilgilerim").getByRole("button").click();
  const problem = page.locator(".form-problem");
  await expect(problem).toContainText(word("tr", "profile.sessionOver"));
  await expect(problem.getByRole("link")).toHaveAttribute("target", "_blank");
  await expect(formOf(page, "bilgilerim").getByLabel("Soyad")).toHaveValue("Iğdırlı");
});

for (const language of SAMPLED_LANGUAGES)
  test(`A wrong current password is named, not "not sent", in ${language} @phone @no-script`, async ({
    page,
    apart,
    visitor,
    problems,
  }) => {
    await visitor.move();
    const address = apart.portal.url + href("profile", language);
    problems.allowFailing(address);
    await logIn(page, apart, "admin");
    await page.goto(address);
    const says = (key: WordKey) => word(language, key);
    const wrong = "baskaBirSifre1";

    const details = formOf(page, "bilgilerim");
    await details.getByLabel(says("form.email")).fill("yeni@ornek.example");
    await details.getByLabel(says("profile.currentPassword")).fill(wrong);
    await details.getByRole("button").click();
    const refused = details.getByRole("alert");
    await expect(refused.getByRole("heading")).toHaveText(says("profile.currentPasswordWrongHeading"));
    await expect(refused).toContainText(says("profile.currentPasswordWrong"));

    const password = formOf(page, "sifrem");
    await password.getByLabel(says("profile.currentPassword")).fill(wrong);
    await password.getByLabel(`${says("profile.newPassword")} *`, { exact: true }).fill("İskender34");
    await password.getByLabel(says("profile.newPasswordAgain")).fill("İskender34");
    await password.getByRole("button").click();
    const unchanged = password.getByRole("alert");
    await expect(unchanged.getByRole("heading")).toHaveText(says("profile.passwordNotChanged"));
    await expect(unchanged).toContainText(says("profile.currentPasswordWrong"));
  });
