import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import tr from "../../public/assets/i18n/tr.json";
import { freePort } from "../support/free-port.mjs";
import { headingOf, textOf } from "../support/html";
import { BULLETIN } from "../support/member-bulletin";
import { logIn, tryLogIn, USERS } from "../support/member";
import { logLines, seriousLines } from "../support/log-lines";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { json, type Answer } from "../support/recorder";
import { startServer, type ServerProcess } from "../support/server-process";
import { shiftable, shiftedClock, type ShiftedClock } from "../support/shifted-clock";
import { open } from "../support/visit";

/** In the slow suite: which page comes first depends on how busy the machine is. */
const SEEN = ["/hakkimizda", "/", "/en/about", "/haber-list"];
const WITHDRAWN = "/detay-duyuru-haber/1001";
const NEVER_SEEN = "/tarihce";
const STALE = tr["notice.stale"].split(".")[0] ?? "";
const hang: Answer = () => new Promise(() => undefined);
const down: Answer = (_, response) => void response.destroy();

let stack: ProxiedStack;
let folder: string;
const before: Record<string, string> = {};

beforeAll(async () => {
  stack = await startProxiedStack();
  folder = join(stack.environment["DATA_DIR"] ?? "", "answers");
  for (const path of [...SEEN, WITHDRAWN]) before[path] = (await open(stack.portal.url, path)).body;
});
afterAll(() => stack.stop());

async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** The portal after a restart, whatever the upstream does meanwhile. */
async function restarted(
  env: Record<string, string> = {},
): Promise<{ portal: ServerProcess; clock: ShiftedClock }> {
  const directory = stack.environment["DATA_DIR"] ?? "";
  const portal = await startServer({
    args: [...shiftable(directory).args, "build/server/main.js"],
    env: { ...stack.environment, ...env },
    readyPath: "/healthz",
  });
  return { portal, clock: shiftedClock(portal, directory) };
}

// The tests of this file depend on one another's time.
test("files on disk contain no token and nothing of a member", async () => {
  const member = await logIn(stack, USERS.member.name);
  for (const path of ["/profile", BULLETIN, "/beyannameler"])
    expect((await member.get(path)).status).toBe(200);
  await tryLogIn(stack, USERS.withCode.name);
  await stack.portal.stop();
  const stored = await files();
  expect(stored).toHaveLength(1);
  const bearers = stack.proxy.requests.flatMap(({ headers }) => headers.authorization ?? []);
  const secrets = [...bearers.map((bearer) => bearer.slice("Bearer ".length)), stack.servicePassword];
  for (const file of stored) {
    const text = await readFile(file, "utf8");
    expect(text.split("\n").length).toBeGreaterThan(10);
    for (const secret of [...secrets, stack.memberPassword]) expect(text.includes(secret)).toBe(false);
    expect(text).not.toMatch(/eyJ[\w-]{10,}\./);
    expect(text).not.toContain(USERS.member.fullName);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  }
  expect(new Set(bearers).size).toBeGreaterThan(2);
});

describe("started while the upstream hangs, log-in included", () => {
  let portal: ServerProcess;
  let clock: ShiftedClock;
  beforeAll(async () => {
    stack.proxy.intercept("/", hang);
    ({ portal, clock } = await restarted());
    await clock.advance({ minutes: 20 });
  });
  afterAll(() => portal.stop());

  test("pages seen before the restart are served, and say since when", async () => {
    const order: string[] = [];
    const visit = async (path: string) => {
      const { status, body } = await open(portal.url, path);
      order.push(path);
      return { status, body };
    };
    const [never, ...seen] = await Promise.all([NEVER_SEEN, ...SEEN].map(visit));
    for (const [index, { status, body }] of seen.entries()) {
      const path = SEEN[index] ?? "";
      expect(status, path).toBe(200);
      expect(headingOf(body)).toBe(headingOf(before[path] ?? ""));
      if (!path.startsWith("/en")) expect(textOf(body)).toContain(STALE);
    }
    expect(never?.status).toBe(504);
    expect(order.at(-1)).toBe(NEVER_SEEN);
  });

  test("what is withdrawn later is gone, after the next restart too", async () => {
    expect((await open(portal.url, WITHDRAWN)).status).toBe(200);
    stack.proxy.restore();
    await clock.advance({ minutes: 1 });
    stack.proxy.intercept("DuyuruHaber/", json({ Message: "Kayıt bulunamadı." }, 404));
    const gone = async () => (await open(portal.url, WITHDRAWN)).status;
    await expect.poll(gone, { timeout: 10_000 }).toBe(404);
    stack.proxy.restore();
    expect(logLines(portal.output()).map(({ msg }) => msg)).not.toContain("unhandledRejection");
    expect(seriousLines(portal.output())).toEqual([]);
  });
});

describe("started without an upstream", () => {
  let portal: ServerProcess;
  beforeAll(async () => {
    stack.proxy.intercept("/", down);
    ({ portal } = await restarted());
  });
  afterAll(() => portal.stop());

  test("cached pages are served, withdrawn ones not", async () => {
    for (const path of ["/", "/en/about"]) expect((await open(portal.url, path)).status, path).toBe(200);
    expect((await open(portal.url, WITHDRAWN)).status).toBe(503);
  });

  test("the purge empties the file, and new answers are cached again", async () => {
    portal.signal("SIGHUP");
    const texts = async () => Promise.all((await files()).map((file) => readFile(file, "utf8")));
    await expect.poll(texts).toEqual([""]);
    expect((await open(portal.url, "/hakkimizda")).status).toBe(503);
    stack.proxy.restore();
    const back = async () => (await open(portal.url, "/hakkimizda")).status;
    await expect.poll(back, { timeout: 10_000 }).toBe(200);
    expect(seriousLines(portal.output())).toEqual([]);
  });
});

test("started for another upstream, nothing of the first is shown or left", async () => {
  const { portal } = await restarted({ API_BASE_URL: `http://127.0.0.1:${await freePort()}` });
  expect((await open(portal.url, "/hakkimizda")).status).toBe(503);
  expect(seriousLines(portal.output())).toEqual([]);
  await portal.stop();
  for (const file of await files()) expect(await readFile(file, "utf8")).not.toContain("DuyuruHaber");
});
