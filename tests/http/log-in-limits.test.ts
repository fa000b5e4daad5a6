import { describe, expect, test } from "vitest";
import { word } from "../support/words";
import { Browser, locationOf, newAddress } from "../support/browser";
import { mainOf } from "../support/form-html";
import { freePort } from "../support/free-port.mjs";
import { elements, textOf } from "../support/html";
import { logLines } from "../support/log-lines";
import { logIn, sendLogInForm, tryLogIn, USERS } from "../support/member";
import { expectCalmLog } from "../support/portal-log";
import { stackOfFile } from "../support/stack-of-file";
import { ask, type Visit } from "../support/visit";

/** Guessing fails without locking anybody else out; and what the audit log says. */

const metricsPort = await freePort();
const stack = stackOfFile({ env: { TRUSTED_PROXIES: "1", METRICS_PORT: String(metricsPort) } });

const addresses: string[] = [];
const typed = new Set<string>();

function from(address = newAddress()): Browser {
  addresses.push(address);
  return new Browser(stack.portal.url, undefined, address);
}
const guess = (user: string, browser: Browser, password = `yanlis-${typed.size}`) => {
  typed.add(password);
  return tryLogIn(stack, user, { browser, password });
};
const problemOf = ({ body }: Visit) =>
  textOf(/<div[^>]*class="form-problem"[\s\S]*?<\/div>/.exec(mainOf(body))?.[0] ?? "");
/** A wrong code. */
const wrongCode = (at: number) =>
  String((Number(stack.otpCode) + 7919 * (at + 1)) % 1_000_000).padStart(6, "0");

describe("an office behind one address", () => {
  test("is not limited by its successful log-ins", async () => {
    const address = newAddress();
    const users = [USERS.member, USERS.withoutBulletin, USERS.staff];
    for (let count = 0; count < 45; count += 1)
      await logIn(stack, users[count % 3]?.name ?? "", { browser: from(address) });
  });

  test("is not limited by upstream failures, of log-ins or codes", async () => {
    const address = newAddress();
    await stack.upstream.fault({ match: "KullaniciGirisYap", kind: "500" });
    for (let count = 0; count < 45; count += 1)
      expect((await tryLogIn(stack, USERS.member.name, { browser: from(address) })).status).toBe(502);
    await stack.upstream.clearFaults();
    await logIn(stack, USERS.member.name, { browser: from(address) });
    const browser = from(address);
    const path = locationOf(await tryLogIn(stack, USERS.withCode.name, { browser }));
    await stack.upstream.fault({ match: "OtpKontrol", kind: "reset" });
    for (let count = 0; count < 12; count += 1)
      expect((await sendLogInForm(browser, path, { kod: stack.otpCode })).status).toBe(503);
    await stack.upstream.clearFaults();
    expect((await sendLogInForm(browser, path, { kod: stack.otpCode })).status).toBe(303);
  });

  test("is not limited by one person guessing at one name", async () => {
    const address = newAddress();
    const statuses = new Set<number>();
    for (let count = 0; count < 45; count += 1) statuses.add((await guess("kimsesiz", from(address))).status);
    expect([...statuses]).toEqual([403, 429]);
    await logIn(stack, USERS.member.name, { browser: from(address) });
  });
});

describe("one-time codes", () => {
  test("are limited for each log-in and account, from any address", async () => {
    let codes = 0;
    let last: Visit | undefined;
    for (let start = 0; start < 12 && last?.status !== 429; start += 1) {
      const browser = from();
      const path = locationOf(await tryLogIn(stack, USERS.withCode.name, { browser }));
      for (let count = 0; count < 3 && last?.status !== 429; count += 1) {
        const kod = wrongCode(codes);
        typed.add(kod);
        last = await sendLogInForm(browser, path, { kod });
        codes += 1;
      }
      // The step is void.
      if (last?.status === 429) expect(browser.jar.names).toEqual([]);
    }
    expect(stack.proxy.requestsTo("OtpKontrol")).toHaveLength(10);
    expect(problemOf(last as Visit)).toContain("dakika sonra baştan başlayın");
  });

  test("above the limit say so after the password, before another is awaited", async () => {
    const browser = from();
    const refusal = await tryLogIn(stack, USERS.withCode.name, { browser, language: "en" });
    expect(refusal.status).toBe(429);
    const minutes = Math.ceil(Number(refusal.headers.get("retry-after")) / 60);
    expect(problemOf(refusal)).toContain(word("en", "logIn.codesBlocked", { count: minutes }));
    expect(browser.jar.names).toEqual([]);
    expect((await guess(USERS.withCode.name, from())).status).toBe(403);
  });

  test("are limited for that account only, and for a time", async () => {
    await logIn(stack, USERS.member.name, { browser: from() });
    await stack.clock.advance({ minutes: 61 });
    await logIn(stack, USERS.withCode.name, { browser: from() });
  });
});

describe("the audit log", () => {
  const lines = () => logLines(stack.portal.output()).filter(({ msg }) => msg === "audit");
  const of = (event: string) => lines().filter(({ audit }) => audit === event);

  test("records failed log-ins, wrong codes and limits, with hashed accounts and addresses", async () => {
    const browser = await logIn(stack, USERS.member.name, { browser: from() });
    await browser.post("/cikis", { dil: "tr" });
    await expect.poll(() => of("log-out").length).toBe(1);
    const [logOut] = of("log-out");
    const [logInLine] = of("log-in").slice(-1);
    expect(logOut).toMatchObject({ account: logInLine?.["account"], session: logInLine?.["session"] });
    expect(logInLine?.["account"]).toMatch(/^[\w-]{16}$/);
    expect(new Set(of("code-wrong").map(({ account }) => account)).size).toBe(1);
    expect(new Set(of("code-wrong").map(({ address }) => address)).size).toBe(4);
    expect(of("code-wrong")).toHaveLength(10);
    expect(of("log-in-failed").length).toBeGreaterThan(4);
    expect(new Set(of("limit-reached").map(({ limit }) => limit))).toEqual(
      new Set(["log-in", "log-in-codes"]),
    );
  });

  test("is written at LOG_LEVEL=warn too", async () => {
    const quiet = await stack.another({ LOG_LEVEL: "warn", METRICS_PORT: "" });
    const browser = new Browser(quiet.url, undefined, newAddress());
    await logIn({ ...stack, portal: quiet }, USERS.member.name, { browser });
    expect(logLines(quiet.output()).map(({ msg, audit }) => [msg, audit])).toEqual([["audit", "log-in"]]);
  });

  test("counts each event for Prometheus", async () => {
    const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    for (const event of [
      "log-in",
      "log-in-failed",
      "code-wrong",
      "limit-reached",
      "log-out",
      "contact-changed",
    ])
      expect(figures).toContain(`portal_audit_total{event="${event}"} ${of(event).length}\n`);
  });

  test("has no name, address, code or password, as the whole log", () => {
    expectCalmLog(stack);
    const said = stack.portal
      .output()
      .replaceAll(/"(?:time|pid|ms|bytes|requestId)":(?:"[^"]*"|[\d.]+)/g, "");
    const names = Object.values(USERS).flatMap(({ name, fullName }) => [name, fullName]);
    const secrets = [...names, ...addresses, ...typed, stack.memberPassword, stack.otpCode, "kimsesiz"];
    for (const secret of secrets) expect(said.includes(secret), secret).toBe(false);
  });
});

describe("requests from other sites", () => {
  const PATHS = ["/giris", "/giris?adim=kod", "/en/login", "/profile", "/cikis", "/okudum"];
  const SENDERS: Record<string, string>[] = [
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "none" },
    { "Sec-Fetch-Site": "cross-site", Origin: "http://localhost:3000" },
    { Origin: "https://evil.example" },
    { Origin: "null" },
    {},
  ];

  test.each(PATHS)("to %s are refused and set no cookie", async (path) => {
    const browser = await logIn(stack, USERS.staff.name, { browser: from() });
    for (const headers of SENDERS) {
      const body = new URLSearchParams({ kullanici: USERS.member.name, sifre: stack.memberPassword });
      const init = { method: "POST", body, headers: { ...headers, Cookie: browser.jar.header } };
      const answer = await ask(stack.portal.url, path, init);
      expect([answer.status, answer.headers.getSetCookie()], JSON.stringify(headers)).toEqual([403, []]);
    }
    expect((await browser.get("/profile")).status).toBe(200);
  });

  test("a cookie without the __Host- prefix, set by a sibling host, is ignored over HTTPS", async () => {
    const portal = await stack.another({ PORTAL_ORIGIN: "https://portal.example", METRICS_PORT: "" });
    const enter = async (user: string) => {
      const browser = new Browser(portal.url);
      const answer = await tryLogIn({ ...stack, portal }, user, { browser });
      expect(answer.headers.getSetCookie().join()).toMatch(
        /^__Host-portal=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      return browser;
    };
    const [victim, attacker] = [await enter(USERS.member.name), await enter(USERS.staff.name)];
    const theirs = attacker.jar.get("__Host-portal") ?? "";
    victim.jar.set("portal", theirs);
    expect((await victim.get("/profile")).body).toContain(USERS.member.fullName);
    const stranger = new Browser(portal.url);
    stranger.jar.set("portal", theirs);
    expect((await stranger.get("/profile")).status).toBe(302);
    expect(elements(mainOf((await stranger.get("/giris")).body), "input").map(({ name }) => name)).toContain(
      "sifre",
    );
    await portal.stop();
  });
});
