import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import tr from "../../public/assets/i18n/tr.json";
import { textOf } from "../support/html";
import { expectCalmLog } from "../support/portal-log";
import { factsIn, loggedIn, sectionOf, standing, type Browser } from "../support/profile-visit";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { json, type Answer } from "../support/recorder";

const DETAILS = "bilgilerim";
const PASSWORD = "sifrem";
const broken: Answer = json({ Message: "x" }, 500);
const refused: Answer = json({ Message: "Oturum süreniz doldu." }, 401);

let stack: ProxiedStack;
let member: Browser;

beforeAll(async () => {
  stack = await startProxiedStack({ env: { TRUSTED_PROXIES: "1" } });
});
afterAll(() => stack.stop());
afterEach(async () => {
  stack.proxy.restore();
  await stack.upstream.clearFaults();
  stack.proxy.requests.length = 0;
});

/** A call that failed often is suspended for three seconds. */
const healed = () => new Promise((resolve) => setTimeout(resolve, 3_100));

const updates = () =>
  stack.proxy.requestsTo("Kullanici/Update").map(({ body }) => JSON.parse(body) as Record<string, unknown>);

describe("while a call fails", () => {
  beforeAll(async () => {
    member = await loggedIn(stack, "001014");
  });

  test.each([
    ["GetUserApp", "yetkiler", "profile.rightsUnavailable"],
    ["GetKvkkKullaniciKontrol", "kvkk", "profile.historyUnknown"],
  ] as const)("%s, its section says so and the rest is complete", async (call, section, words) => {
    stack.proxy.intercept(call, broken);
    const { status, body } = await member.get("/profile");
    expect(status).toBe(200);
    expect(sectionOf(body, section)).toContain(tr[words]);
    expect(factsIn(body)["Ad soyad"]).toBe("Nazlı Işıkgör");
    expect(standing(body, DETAILS)).toMatchObject({ ad: ["Nazlı"] });
  });

  test("GetUyeBilgileri, the member's name is left out", async () => {
    stack.proxy.intercept("GetUyeBilgileri", broken);
    const facts = factsIn((await member.get("/profile")).body);
    expect(facts).toMatchObject({ "Ad soyad": "Nazlı Işıkgör", "Üye no": "001014" });
    expect(facts).not.toHaveProperty("Üye");
  });

  test("the texts on data protection, the history says so", async () => {
    stack.proxy.intercept("KVKK/Kvkk", broken);
    const { body } = await member.get("/en/profile");
    expect(sectionOf(body, "kvkk")).toContain("could not be read");
  });

  test("the list of provinces, the province is left out and unchanged", async () => {
    stack.proxy.intercept("Il/Get", broken);
    const { body } = await member.fill("/profile", DETAILS, {
      telefon: "0 (999) 555 00 00",
      mevcut_sifre: stack.memberPassword,
    });
    expect(updates()).toMatchObject([{ Telefon: "0 (999) 555 00 00", IlId: 3 }]);
    expect(factsIn(body)).not.toHaveProperty("İl");
  });

  test("GetOwnUser, the page says what happened", async () => {
    stack.proxy.intercept("GetOwnUser", broken);
    const { status, body } = await member.get("/profile");
    expect(status).toBe(502);
    expect(textOf(body)).toContain(tr["error.unavailableTitle"]);
  });

  test("all of them, the input stays", async () => {
    await healed();
    const page = await member.get("/profile");
    stack.proxy.intercept("/api/v1/", broken);
    const values = { ...standing(page.body, DETAILS), ad: "Nazlıcan" };
    const { status, body } = await member.post("/profile", values);
    expect(status).toBe(502);
    expect(textOf(body)).toContain(tr["form.failed"]);
    expect(standing(body, DETAILS)).toMatchObject({ ad: ["Nazlıcan"], soyad: ["Işıkgör"] });
    expect(factsIn(body)).toEqual({});
  });

  test.each([
    ["500", 502, "profile.passwordFailed"],
    ["hang", 504, "profile.passwordUnsure"],
  ] as const)("Update by %s, the password form says what is known", async (kind, status, words) => {
    await healed();
    await stack.upstream.fault({ kind, match: "Kullanici/Update" });
    const passwords = { mevcut_sifre: stack.memberPassword, yeni_sifre: "Degisti34" };
    const typed = { ...passwords, yeni_sifre_tekrar: passwords.yeni_sifre };
    const answer = await member.fill("/profile", PASSWORD, typed);
    expect(answer.status).toBe(status);
    expect(textOf(answer.body)).toContain(tr[words]);
    for (const secret of Object.values(passwords)) expect(answer.body).not.toContain(secret);
  });
});

describe("a form sent after the session ended", () => {
  const TYPED = { ad: "Şule", soyad: "Iğdırlı", eposta: "sule@ornek.example" };

  beforeAll(async () => {
    await healed();
    member = await loggedIn(stack, "001014");
  });

  test("comes back as typed, alone, with log-in in a new tab, and can be sent then", async () => {
    const { body: page } = await member.get("/profile");
    const cookies = member.cookies();
    member.take("");
    const { status, headers, body } = await member.post("/profile", { ...standing(page, DETAILS), ...TYPED });
    expect(status).toBe(403);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(textOf(body)).toContain(tr["profile.sessionOver"]);
    expect(body).toMatch(/<a href="\/giris"[^>]* target="_blank"/);
    for (const [name, text] of Object.entries(TYPED)) expect(standing(body, DETAILS)[name]).toEqual([text]);
    expect(factsIn(body)).toEqual({});
    expect(standing(body, PASSWORD)).toEqual({});
    expect(updates()).toEqual([]);
    member.take(cookies);
    const again = { ...standing(body, DETAILS), mevcut_sifre: stack.memberPassword };
    expect((await member.post("/profile", again)).status).toBe(200);
    expect(updates()).toMatchObject([{ Id: 57, Name: "Şule", SurName: "Iğdırlı" }]);
  });

  test("comes back without passwords", async () => {
    const { body: page } = await member.get("/profile");
    const secrets = { mevcut_sifre: "eskiSifre1", yeni_sifre: "yeniSifre1", yeni_sifre_tekrar: "yeniSifre1" };
    const cookies = member.cookies();
    member.take("");
    const { status, body } = await member.post("/profile", { ...standing(page, PASSWORD), ...secrets });
    member.take(cookies);
    expect(status).toBe(403);
    expect(standing(body, PASSWORD)).toMatchObject({ mevcut_sifre: [""], yeni_sifre: [""] });
    for (const secret of Object.values(secrets)) expect(body).not.toContain(secret);
  });

  test("does the same when the upstream ended the session", async () => {
    const ended = await loggedIn(stack, "001092");
    const { body: page } = await ended.get("/profile");
    stack.proxy.intercept("GetOwnUser", refused);
    const { status, body } = await ended.post("/profile", { ...standing(page, DETAILS), ...TYPED });
    expect(status).toBe(403);
    expect(textOf(body)).toContain(tr["profile.sessionOver"]);
    expect(standing(body, DETAILS)).toMatchObject({ ad: ["Şule"] });
    expect(body).not.toContain("Şebnem");
    expect(body).not.toContain('class="account-name"');
    expect(ended.cookies()).not.toContain("portal=");
  });
});

describe("a user with an unread notice", () => {
  test("sends nothing before it, and gets the page with the notice", async () => {
    const yeni = await loggedIn(stack, "yeni");
    const { body: page } = await member.get("/profile");
    const { status, headers } = await yeni.post("/profile", standing(page, DETAILS));
    expect([status, headers.get("location")]).toEqual([303, "/profile"]);
    expect((await yeni.get("/profile")).body).toContain("notice-to-read");
    expect(updates()).toEqual([]);
  });
});

test("logs no server error for upstream failures", () => expectCalmLog(stack));
