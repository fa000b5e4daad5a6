import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser, locationOf } from "../../support/browser";
import { freePort } from "../../support/free-port.mjs";
import type { FrontServer } from "./front-server";
import { logIn, USERS } from "../../support/member";
import { startStack, type Stack } from "../../support/stack";
import { ask, open, type Visit } from "../../support/visit";

/** A portal behind a shared cache. */
export interface CachedStack<Cache extends FrontServer = FrontServer> {
  stack: Stack;
  cache: Cache;
}

const START_LIMIT_MS = 60_000;
/** Each of some 4.5 KB, compressing as badly as 3 KB of random bytes. */
const LONG_TOKENS = ["--token-filler", "2400"];

const cacheOf = ({ headers }: Visit) => headers.get("x-cache");
const NAME = USERS.member.fullName;

/** A portal behind a shared cache, for the tests of one file. */
export function stackBehind<Cache extends FrontServer>(
  start: (port: number, portal: string) => Promise<Cache>,
): CachedStack<Cache> {
  const behind = {} as CachedStack<Cache>;
  beforeAll(async () => {
    const port = await freePort();
    const env = { TRUSTED_PROXIES: "1", PORTAL_ORIGIN: `http://127.0.0.1:${port}` };
    behind.stack = await startStack({ env, upstreamArgs: LONG_TOKENS });
    behind.cache = await start(port, behind.stack.portal.url);
  }, START_LIMIT_MS);
  afterAll(async () => {
    await behind.cache.stop();
    await behind.stack.stop();
  });
  return behind;
}

/** What any shared cache in front must do, by the two rules of docs/operating.md. */
export function testSharedCache(behind: CachedStack): void {
  const url = () => behind.cache.url;
  const visit = (path: string, headers: Record<string, string> = {}) => open(url(), path, headers);
  /** Cached by now. */
  const warm = async (path: string, headers: Record<string, string> = {}) => {
    await visit(path, headers);
    const again = await visit(path, headers);
    expect([again.status, cacheOf(again)]).toEqual([200, "HIT"]);
    return again;
  };

  test("serves from its cache, compressed by the portal", async () => {
    const { headers } = await warm("/hakkimizda", { "Accept-Encoding": "gzip, deflate, br, zstd" });
    expect(headers.get("content-encoding")).toBe("br");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("ignores headers and cookies of anonymous visitors", async () => {
    await warm("/hakkimizda");
    for (const Cookie of ["_ga=1", "langid=2; other=portal", "myportal=1; giris=x"])
      expect([Cookie, cacheOf(await visit("/hakkimizda", { Cookie }))]).toEqual([Cookie, "HIT"]);
    expect(cacheOf(await visit("/hakkimizda", { Authorization: "Bearer x" }))).toBe("HIT");
  });

  test.each<Record<string, string>>([
    { Cookie: "a=b; portal=x" },
    { Cookie: "__Host-portal.1=x" },
    { Cookie: "sade=1" },
    { Cookie: "a=b; __Host-sade=1" },
  ])("passes requests that may be personal: %o", async (headers) => {
    await warm("/hakkimizda");
    expect(cacheOf(await visit("/hakkimizda", headers))).not.toBe("HIT");
  });

  test("redirects visitors who chose English from / to /en, and nobody else", async () => {
    await warm("/");
    for (const Cookie of ["x=y; langid=2", "__Host-langid=2"]) {
      const chosen = await visit("/", { Cookie });
      expect([chosen.status, locationOf(chosen)]).toEqual([302, "/en"]);
    }
    expect(cacheOf(await visit("/", { Cookie: "langid=1" }))).toBe("HIT");
    expect((await visit("/")).body).toContain('lang="tr"');
  });

  test("answers 304", async () => {
    const { headers } = await warm("/hakkimizda");
    const again = await visit("/hakkimizda", { "If-None-Match": headers.get("etag") ?? "" });
    expect([again.status, again.body]).toEqual([304, ""]);
  });

  test("a member with long tokens logs in through it, and nothing of theirs is cached or mixed", async () => {
    const { stack } = behind;
    const browser = await logIn(stack, USERS.member.name, { browser: new Browser(url()) });
    expect(browser.jar.header.length).toBeGreaterThan(8 * 1024);
    for (const path of ["/profile", "/hakkimizda", "/"]) {
      const page = await browser.get(path);
      expect([page.status, cacheOf(page)]).not.toContain("HIT");
      expect(page.body).toContain(NAME);
      expect((await visit(path)).body).not.toContain(NAME);
    }
    expect(locationOf(await visit("/profile"))).toContain("/giris");
    await browser.post("/cikis", { dil: "tr" });
    expect((await browser.get("/profile")).status).toBe(302);
  });

  test("so does one with a code", async () => {
    const browser = await logIn(behind.stack, USERS.withCode.name, { browser: new Browser(url()) });
    expect((await browser.get("/profile")).status).toBe(200);
  });

  test("limits forms by the visitor's address", async () => {
    const send = async (forwarded: string) => {
      const answer = await ask(url(), "/e-posta-listesi", {
        method: "POST",
        body: new URLSearchParams({ ad_soyad: "Ayşe Öz", eposta: `${forwarded}@ornek.example` }),
        headers: { Origin: url(), "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": forwarded },
      });
      return answer.status;
    };
    const statuses: number[] = [];
    // Headers that they write themselves don't make visitors personal.
    for (let last = 1; last <= 6; last += 1) statuses.push(await send(`203.0.113.${last}`));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
}
