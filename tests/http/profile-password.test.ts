import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { mainOf, errorsIn, summaryOf } from "../support/form-html";
import { textOf } from "../support/html";
import { browserAt, loggedIn, standing, type Browser } from "../support/profile-visit";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";

const PASSWORD = "sifrem";
const DETAILS = "bilgilerim";
const MEDIUM = "ıslakÇakıl";
const STRONG = "İskender 34";

let stack: ProxiedStack;
/** Every password typed here. */
const secrets = new Set<string>();
/** Every response of the portal. */
const answers: string[] = [];

beforeAll(async () => {
  stack = await startProxiedStack({ env: { TRUSTED_PROXIES: "1" } });
});
afterAll(() => stack.stop());
afterEach(() => {
  stack.proxy.requests.length = 0;
});

const updates = () =>
  stack.proxy.requestsTo("Kullanici/Update").map(({ body }) => JSON.parse(body) as Record<string, unknown>);

/** Sends the form for a new password. */
async function change(browser: Browser, current: string, wanted: string, again = wanted, path = "/profile") {
  for (const secret of [current, wanted, again]) if (secret.length > 3) secrets.add(secret);
  const values = { mevcut_sifre: current, yeni_sifre: wanted, yeni_sifre_tekrar: again };
  const answer = await browser.fill(path, PASSWORD, values);
  answers.push(answer.body, JSON.stringify([...answer.headers]));
  return answer;
}

test("the rule is in the field's help", async () => {
  const member = await loggedIn(stack, "001014");
  const { body } = await member.get("/profile");
  expect(/<p id="sifrem-yeni_sifre-help"[^>]*>([^<]*)/.exec(body)?.[1]).toBe(tr["profile.newPasswordHelp"]);
  expect(body).toMatch(/<input id="sifrem-yeni_sifre"[^>]*aria-describedby="sifrem-yeni_sifre-help"/);
  expect(body).toMatch(/<p class="password-hint[^>]*aria-live="polite"/);
  // A browser would silently cut what is pasted.
  expect(body).not.toMatch(/<input[^>]*maxlength[^>]*type="password"/i);
});

test.each([
  ["weak", "abc", "abc", { yeni_sifre: "profile.passwordWeak" }],
  ["weak for want of a second kind", "çğıöşüçğ", "çğıöşüçğ", { yeni_sifre: "profile.passwordWeak" }],
  ["what everybody tries first", "Şifrem2026", "Şifrem2026", { yeni_sifre: "profile.passwordWeak" }],
  ["one of the most used", "Trustno1", "Trustno1", { yeni_sifre: "profile.passwordCommon" }],
  ["the user's own name", "ŞEBNEM 2026a", "ŞEBNEM 2026a", { yeni_sifre: "profile.passwordKnown" }],
  ["the user's log-in name", "xY 001092 z", "xY 001092 z", { yeni_sifre: "profile.passwordKnown" }],
  ["the exchange's name", "basakova-94T", "basakova-94T", { yeni_sifre: "profile.passwordKnown" }],
  ["typed in two ways", STRONG, "İskender 35", { yeni_sifre_tekrar: "profile.passwordsDiffer" }],
  [
    "left out",
    "",
    "",
    { yeni_sifre: "profile.newPasswordMissing", yeni_sifre_tekrar: "profile.newPasswordAgainMissing" },
  ],
  [
    "too long",
    "aB3".repeat(70),
    "aB3".repeat(70),
    { yeni_sifre: "form.tooLong", yeni_sifre_tekrar: "form.tooLong" },
  ],
] as const)("a new password that is %s is refused at its field", async (_, wanted, again, says) => {
  const member = await loggedIn(stack, "001092");
  const { status, body } = await change(member, stack.memberPassword, wanted, again, "/en/profile");
  expect(status).toBe(422);
  const words = Object.entries(says).map(([name, key]) => [name, en[key].replace("{{count}}", "200")]);
  expect(errorsIn(body)).toEqual(Object.fromEntries(words));
  expect(summaryOf(body)).toEqual(Object.keys(says));
  expect(mainOf(body).match(/class="form-problem"/g)).toHaveLength(1);
  expect(standing(body, DETAILS)).toMatchObject({ ad: ["Şebnem"] });
  expect(updates()).toEqual([]);
});

test("the old password is required, and can't be the new one", async () => {
  const member = await loggedIn(stack, "admin");
  const unchanged = await change(member, MEDIUM, MEDIUM);
  expect(errorsIn(unchanged.body)).toEqual({ yeni_sifre: tr["profile.passwordUnchanged"] });
  const missing = await change(member, "", MEDIUM);
  expect(errorsIn(missing.body)).toEqual({ mevcut_sifre: tr["profile.currentPasswordMissing"] });
  expect(updates()).toEqual([]);
});

test.each([
  ["/profile", "Mevcut şifreniz hatalı.", tr["profile.passwordNotChanged"]],
  ["/en/profile", "Your current password is wrong.", en["profile.passwordNotChanged"]],
])(
  "%s: a wrong current password is reported in the upstream's words, at that form",
  async (path, words, heading) => {
    const member = await loggedIn(stack, "admin");
    const { status, body } = await change(member, "baskaBirSifre1", STRONG, STRONG, path);
    expect(status).toBe(422);
    const form = /<form[^>]*aria-labelledby="sifrem-form"[\s\S]*?<\/form>/.exec(body)?.[0] ?? "";
    expect(textOf(form)).toContain(words);
    expect(textOf(form)).toContain(heading);
  },
);

test("a medium password is accepted with advice; the user is unchanged", async () => {
  const member = await loggedIn(stack, "001014");
  const { status, body } = await change(member, stack.memberPassword, MEDIUM);
  expect(status).toBe(200);
  expect(textOf(body)).toContain(tr["profile.passwordSentMedium"]);
  expect(updates()).toMatchObject([
    {
      Id: 57,
      Name: "Nazlı",
      SurName: "Işıkgör",
      IlId: 3,
      MevcutSifre: stack.memberPassword,
      YeniSifre: MEDIUM,
    },
  ]);
  await expect(loggedIn(stack, "001014")).rejects.toThrow();
  const { body: later } = await (await loggedIn(stack, "001014", MEDIUM)).get("/profile");
  expect(standing(later, DETAILS)).toMatchObject({
    ad: ["Nazlı"],
    telefon: ["0 (999) 555 11 02"],
    il: ["3"],
  });
});

test("a strong one is praised", async () => {
  const member = await loggedIn(stack, "001014", MEDIUM);
  const { body } = await change(member, MEDIUM, STRONG, STRONG, "/en/profile");
  expect(textOf(body)).toContain(en["profile.passwordSentStrong"]);
  expect((await loggedIn(stack, "001014", STRONG)).cookies()).toContain("portal=");
});

test("attempts in an open session are limited", async () => {
  const member = await loggedIn(stack, "001092");
  const tries = [];
  for (let at = 0; at < 7; at += 1) tries.push(await change(member, `deneme${at}`, STRONG));
  expect(tries.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422, 429]);
  const elsewhere = await change(await loggedIn(stack, "001092"), "deneme8", STRONG);
  expect(elsewhere.status).toBe(429);
  expect(elsewhere.headers.get("retry-after")).not.toBeNull();
});

test("no password was ever in a response, a header or the log", () => {
  expect(secrets.size).toBeGreaterThan(8);
  for (const secret of secrets) {
    for (const answer of answers) expect(answer).not.toContain(secret);
    expect(stack.portal.output()).not.toContain(secret);
  }
});

test("a password in an address is ignored: the form is POST only", async () => {
  const { body } = await (await loggedIn(stack, "admin")).get("/profile");
  expect(body).toMatch(/<form method="post" action="\/profile#sifrem-answer"/);
  const anonymous = await browserAt(stack.portal.url).get("/profile?yeni_sifre=x");
  expect(anonymous.status).toBe(302);
});
