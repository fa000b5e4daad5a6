import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import tr from "../../public/assets/i18n/tr.json";
import { rowsIn, textOf } from "../support/html";
import { logIn } from "../support/member";
import { json, startProxy, type Recorder } from "../support/recorder";
import { startServer, type ServerProcess } from "../support/server-process";
import { startStack, TODAY, type Stack } from "../support/stack";
import { upstreamToken } from "../support/upstream-log-in";

/**
 * A portal whose operator gives one token for the online bulletin instead of an application for members'
 * own. It is an administrator's, to whom the upstream shows everybody's trades.
 */

const PAGE = "/online-islemler-detay";

let stack: Stack;
let proxy: Recorder;
let portal: ServerProcess;
let directory: string;
let shared: string;
beforeAll(async () => {
  stack = await startStack();
  shared = await upstreamToken("admin", "bulletin", stack);
  proxy = await startProxy(stack.upstream.url);
  directory = await mkdtemp(join(tmpdir(), "portal-shared-token-"));
  portal = await startServer({
    args: ["build/server/main.js"],
    readyPath: "/",
    env: {
      PORTAL_DEMO: "1",
      ALLOW_DEMO_UPSTREAM: "1",
      DEMO_TODAY: TODAY,
      API_BASE_URL: proxy.url,
      SERVICE_USER: "portal-servis",
      SERVICE_PASSWORD: stack.servicePassword,
      ISLETME_ID: "99",
      FIRMA_ID: "1",
      SUBE_ID: "1",
      STATUS_KEY: "portal",
      STATUS_URL_PREFIX: "basakova",
      BULLETIN_TOKEN: shared,
      DATA_DIR: directory,
      IMAGE_CACHE_DIR: join(directory, "pictures"),
      SESSION_KEYS: "only-for-tests-only-for-tests-only-for-tests",
    },
  });
}, 60_000);
afterAll(async () => {
  await Promise.all([portal.stop(), stack.stop()]);
  await proxy.stop();
  await rm(directory, { recursive: true });
});
beforeEach(() => {
  proxy.restore();
  proxy.requests.length = 0;
});

const logInThere = (user: string) => logIn({ ...stack, portal }, user);
const bearersOf = (call: string) =>
  new Set(proxy.requestsTo(call).map(({ headers }) => headers.authorization?.replace("Bearer ", "")));

test("a member with the right sees all their own rows and no others", async () => {
  const member = await logInThere("001014");
  const own = await logIn(stack, "001014");
  for (const kind of ["alim&urun=1", "tescil"]) {
    const { body } = await member.get(`${PAGE}?islem=${kind}`);
    expect(rowsIn(body)).toHaveLength(50);
    expect(rowsIn(body)).toEqual(rowsIn((await own.get(`${PAGE}?islem=${kind}`)).body));
  }
  expect(bearersOf("OnlineKullaniciBulten/GetTesciller")).toEqual(new Set([shared]));
  expect(bearersOf("OnlineKullaniciBulten/GetAlinanUrunDetay")).toEqual(new Set([shared]));
});

test("the right is read with the member's own token", async () => {
  await logInThere("001014");
  const [bearer, ...others] = bearersOf("GetUserApp");
  expect(others).toEqual([]);
  expect(bearer).toMatch(/^[^.]+\.[^.]+\.[^.]+$/);
  expect(bearer).not.toBe(shared);
});

test("a member without the right sees none, and the shared token is not used for them", async () => {
  const member = await logInThere("001092");
  const { status, body } = await member.get(PAGE);
  expect(status).toBe(200);
  expect(textOf(body)).toContain(tr["memberBulletin.noRight"]);
  expect(bearersOf("OnlineKullaniciBulten/").has(shared)).toBe(false);
});

test("a row that names no member is not shown as anybody's", async () => {
  const member = await logInThere("001014");
  const row = { TescilTarih: "2026-11-19", MALADI: "ARPA", Miktar: 1000 };
  proxy.intercept(
    "GetTesciller",
    json([
      { ...row, TescilNo: "2026-OWN", AliciUyeNo: "001014" },
      { ...row, TescilNo: "2026-MASKED", AliciUyeNo: null },
      { ...row, TescilNo: "2026-OTHER", AliciUyeNo: "001092" },
    ]),
  );
  const { body } = await member.get(`${PAGE}?islem=tescil`);
  const numbers = rowsIn(body).map((cells) => cells[5]);
  expect(numbers).toEqual(["2026-OWN"]);
});

test("a refused shared token ends no session, and a log-out doesn't end it", async () => {
  const member = await logInThere("001014");
  proxy.intercept("GetTesciller", json({}, 401));
  const refused = await member.get(`${PAGE}?islem=tescil`);
  expect(refused.status).toBe(502);
  expect(refused.headers.get("set-cookie")).toBeNull();
  proxy.restore();
  expect((await member.get(`${PAGE}?islem=tescil`)).status).toBe(200);
  expect((await member.post("/cikis", { dil: "tr" })).status).toBe(303);
  // Log-out waits for no call.
  await expect.poll(() => bearersOf("KullaniciGiris/Logout").size).toBe(1);
  expect(bearersOf("KullaniciGiris/Logout").has(shared)).toBe(false);
});
