import { createHash, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompactEncrypt } from "jose";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeToken } from "../../tests/support/tokens";
import type { NewSession, Session, SessionUser } from "./session";

const KEYS = { old: "o0123456789".repeat(4), used: "u0123456789".repeat(4), next: "n0123456789".repeat(4) };
const HOUR_SECONDS = 3_600;

const directory = await mkdtemp(join(tmpdir(), "portal-session-"));
vi.stubEnv("DATA_DIR", directory);
afterAll(() => rm(directory, { recursive: true }));

let session: typeof import("./session");

/** A portal that restarts with these keys. */
async function start(...keys: string[]): Promise<void> {
  vi.stubEnv("SESSION_KEYS", keys.join(","));
  vi.resetModules();
  session = await import("./session");
}
beforeEach(() => start(KEYS.used));

const tokenFor = (seconds: number, more: object = {}) =>
  fakeToken({ ...more, exp: Math.floor(Date.now() / 1000) + seconds });

const newSession = (changes: Partial<Session> = {}): NewSession & { user: SessionUser } => ({
  id: randomUUID(),
  userToken: tokenFor(HOUR_SECONDS),
  bulletinToken: tokenFor(HOUR_SECONDS),
  sharesBulletin: false,
  remembered: false,
  user: {
    id: 57,
    memberId: 2,
    memberNumber: "001014",
    userName: "001014",
    name: "Nazlı Işıkgör",
    photo: null,
  },
  ...changes,
});

/** The cookies a browser sends back after these responses. */
const cookieOf = (headers: string[]) =>
  headers
    .filter((header) => !/Max-Age=0/.test(header))
    .map((header) => header.split(";")[0])
    .join("; ");

const keep = async (fresh: NewSession) => cookieOf(await session.sessionHeaders(fresh, null));

describe("a session", () => {
  test("is read as it was sealed", async () => {
    const mine = newSession();
    expect(await session.visitorOf(await keep(mine))).toMatchObject({ kind: "member", session: mine });
  });

  test("reveals neither tokens nor user", async () => {
    const mine = newSession();
    const headers = (await session.sessionHeaders(mine, null)).join("\n");
    for (const secret of [mine.userToken, "Nazlı", "001014", "kullanici"]) {
      expect(headers).not.toContain(secret);
      expect(headers).not.toContain(Buffer.from(secret).toString("base64url"));
    }
    expect(headers).toMatch(/HttpOnly/);
    expect(headers).toMatch(/SameSite=Lax/i);
  });

  test("that is long is split over several cookies and joined again", async () => {
    const long = newSession({
      userToken: tokenFor(HOUR_SECONDS, { roles: randomBytes(4_000).toString("base64") }),
    });
    const headers = await session.sessionHeaders(long, null);
    expect(headers.length).toBeGreaterThan(1);
    for (const header of headers) expect(header.length).toBeLessThan(4_096);
    const cookies = cookieOf(headers);
    expect(await session.visitorOf(cookies)).toMatchObject({ kind: "member", session: long });
    const shorter = await session.sessionHeaders(newSession(), cookies);
    expect(shorter.filter((header) => /^portal\.\d+=;.*Max-Age=0/.test(header))).toHaveLength(
      headers.length - 1,
    );
  });

  test("with two incompressible tokens fits the header limits of common proxies", async () => {
    const long = () => tokenFor(HOUR_SECONDS, { roles: randomBytes(2_000).toString("base64") });
    const longSession = newSession({ userToken: long(), bulletinToken: long() });
    const cookies = await keep(longSession);
    expect(cookies.length).toBeLessThan(
      0.9 * (longSession.userToken.length + (longSession.bulletinToken?.length ?? 0)) * (4 / 3),
    );
    expect(await session.visitorOf(cookies)).toMatchObject({ kind: "member", session: longSession });
  });

  test("sealed by another build opens; one that grows without bound doesn't", async () => {
    const mine = newSession();
    const { user, ...rest } = mine;
    const sealed = (text: string, zip?: "DEF") => {
      const key = new Uint8Array(hkdfSync("sha256", KEYS.used, "", "portal seal: session", 32));
      const kid = createHash("sha256").update(key).digest("base64url").slice(0, 8);
      return new CompactEncrypt(Buffer.from(text))
        .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid, ...(zip && { zip }) })
        .encrypt(key);
    };
    const now = Date.now();
    const times = { beganAt: now, issuedAt: now, seenAt: now };
    const text = JSON.stringify({ ...rest, ...times, kullanici: user });
    expect(await session.visitorOf(`portal=${await sealed(text)}`)).toMatchObject({
      kind: "member",
      session: mine,
    });
    // A session sealed without times has ended.
    const without = await sealed(JSON.stringify({ ...rest, kullanici: user }));
    expect(await session.visitorOf(`portal=${without}`)).toEqual({ kind: "expired" });
    const bomb = await sealed(text + " ".repeat(1_000_000), "DEF");
    expect(await session.visitorOf(`portal=${bomb}`)).toEqual({ kind: "anonymous" });
  });

  test("lasts as long as its token when remembered, else as long as the browser", async () => {
    const [header = ""] = await session.sessionHeaders(newSession({ remembered: true }), null);
    expect(Number(/Max-Age=(\d+)/.exec(header)?.[1])).toBeGreaterThan(HOUR_SECONDS - 60);
    expect((await session.sessionHeaders(newSession(), null))[0]).not.toContain("Max-Age");
  });
});

describe("a bulletin token shared by members", () => {
  const shared = tokenFor(HOUR_SECONDS, { of: "the exchange" });
  const sharing = async (token: string) => {
    vi.stubEnv("API_BASE_URL", "http://127.0.0.1:9");
    vi.stubEnv("BULLETIN_TOKEN", token);
    await start(KEYS.used);
  };
  afterAll(() => sharing(""));

  test("is the operator's current one: the cookie holds a placeholder", async () => {
    await sharing(shared);
    const cookies = await keep(newSession({ bulletinToken: shared, sharesBulletin: true }));
    const other = tokenFor(HOUR_SECONDS, { of: "the exchange, renewed" });
    for (const token of [shared, other]) {
      await sharing(token);
      const expected = { bulletinToken: token, sharesBulletin: true };
      expect(await session.visitorOf(cookies)).toMatchObject({ kind: "member", session: expected });
    }
    await sharing("");
    expect(await session.visitorOf(cookies)).toMatchObject({ session: { bulletinToken: null } });
  });

  test("is not among the tokens ended upstream at log-out", async () => {
    await sharing(shared);
    const mine = newSession({ bulletinToken: shared, sharesBulletin: true });
    expect((await session.endSession(await keep(mine))).tokens).toEqual([mine.userToken]);
  });
});

describe("anonymous visitors", () => {
  test.each([
    ["nothing", null],
    ["a cookie of nobody's", "portal=abc"],
    ["five empty parts", "portal=....; portal.1="],
  ])("have %s", async (_, cookies) => {
    expect(await session.visitorOf(cookies)).toEqual({ kind: "anonymous" });
  });

  test("have a seal that was changed, cut or recombined", async () => {
    const mine = await keep(newSession());
    const others = await keep(newSession());
    const [head, body] = [mine.slice(0, mine.length - 40), others.slice(others.length - 40)];
    const changed = mine.replace(/.(?=.{9}$)/, (letter) => (letter === "A" ? "B" : "A"));
    for (const cookies of [changed, mine.slice(0, -10), head + body]) {
      expect(await session.visitorOf(cookies)).toEqual({ kind: "anonymous" });
    }
  });

  test.each(["", "null"])("have the token “%s”", async (userToken) => {
    expect(await session.visitorOf(await keep(newSession({ userToken })))).toEqual({ kind: "anonymous" });
  });

  test.each([tokenFor(-1), "no.token"])(
    "get “expired” for a missing or outdated token",
    async (userToken) => {
      expect(await session.visitorOf(await keep(newSession({ userToken })))).toEqual({ kind: "expired" });
    },
  );

  test("get a message when the user can't be read", async () => {
    const user = { id: "?" } as unknown as Session["user"];
    expect(await session.visitorOf(await keep(newSession({ user })))).toEqual({ kind: "unreadable" });
  });
});

describe("keys", () => {
  test("that were rotated still open; the newest seals", async () => {
    const cookies = await keep(newSession());
    await start(KEYS.next, KEYS.used);
    expect((await session.visitorOf(cookies)).kind).toBe("member");
    const renewed = await keep(newSession());
    await start(KEYS.next);
    expect((await session.visitorOf(cookies)).kind).toBe("anonymous");
    expect((await session.visitorOf(renewed)).kind).toBe("member");
  });
});

describe("after log-out", () => {
  test("cookies are cleared and copies refused, after a restart too", async () => {
    const cookies = await keep(newSession());
    const others = await keep(newSession());
    const over = await session.endSession(cookies);
    expect(over.setCookies).toEqual([expect.stringMatching(/^portal=;.*Max-Age=0/)]);
    expect(over.tokens).toHaveLength(2);
    expect(await session.endSession(cookies)).toMatchObject({ id: null, tokens: [] });
    for (const restart of [false, true]) {
      if (restart) await start(KEYS.used);
      expect(await session.visitorOf(cookies)).toEqual({ kind: "anonymous" });
      expect((await session.visitorOf(others)).kind).toBe("member");
    }
  });
});
