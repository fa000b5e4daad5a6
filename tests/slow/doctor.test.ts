import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkUp, runDoctor } from "./support/run-doctor";
import { exchangeFile } from "../support/exchange-file";
import { startProxy, type Recorded, type Recorder } from "../support/recorder";
import { startStack, type Stack } from "../support/stack";

/** In the slow suite: it waits as long as pages do for slow calls. */

let stack: Stack;
let proxy: Recorder;

beforeAll(async () => {
  const through = async (upstream: string) => (proxy = await startProxy(upstream)).url;
  stack = await startStack({ through, env: { LOG_LEVEL: "info" } });
}, 60_000);
afterAll(() => Promise.all([stack.stop(), proxy.stop()]));

const asMember = () => ({ DOCTOR_USER: "001014", DOCTOR_PASSWORD: stack.memberPassword });

test("a fitting upstream has every page complete, members' too", { timeout: 90_000 }, async () => {
  const variables = { ...stack.environment, ...asMember() };
  const { code, accounts, pages, untried } = await checkUp(variables);
  expect(pages.filter(({ display }) => display !== "whole")).toEqual([]);
  expect(accounts).toEqual(["SERVICE_USER", "DOCTOR_USER"].map((name) => ({ name, fault: null })));
  const paths = pages.map(({ path }) => path);
  expect(paths).toContain("/kullanici-bulten?bolum=tescil");
  expect(paths).toContainEqual(expect.stringMatching(/^\/detay-duyuru-haber\/\d+$/));
  expect(untried).toEqual([]);
  expect(code).toBe(0);
});

test("failing, late, unfitting and outdated answers are reported in the page's line", async () => {
  await stack.upstream.fault({ kind: "500", match: "GetKayanYazi" });
  await stack.upstream.fault({ kind: "wrong-types", match: "KadroTanim/Get" });
  await stack.upstream.fault({ kind: "slow", match: "General/Il/Get", delayMs: 4_500 });
  await stack.upstream.fault({ kind: "no-rows", match: "Anket/" });
  await stack.upstream.fault({ kind: "slow", match: "GetUrunFiyatDetay/12/", delayMs: 4_500 });
  proxy.intercept("GetOnlineGunlukBultenKirilimli", async ({ path, headers }, response) => {
    const { lang = "tr" } = headers as { lang?: string };
    const answer = await fetch(stack.upstream.url + path, { headers: { Lang: lang } });
    const other = (await answer.text()).replace(/("IslemTarih":")[\d-]+/g, "$12026-10-01");
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(other);
  });
  const { code, lines } = await runDoctor({
    ...stack.environment,
    RATES_URL: `${stack.upstream.url}/nothing`,
    WEATHER_KEY: "wrong",
    EXCHANGE_FILE: await exchangeFile({
      products: [{ product: "BGD-KS1" }, { product: "Bilinmeyen" }],
      announcedPrices: [
        {
          name: { tr: "Fiyat", en: "Price" },
          products: ["ARP-BYZ", "ARP-BYX"],
          price: 1,
          from: "2026-01-01",
          until: "2026-12-31",
        },
      ],
    }),
    DOCTOR_USER: "001170",
    DOCTOR_PASSWORD: stack.memberPassword,
  });
  expect(lines.filter((line) => line.startsWith("{"))).toEqual([]);
  expect(lines).toContain(
    "FAILED     DOCTOR_USER: a one-time code is asked for: run the doctor at a terminal",
  );
  expect(lines).toContain('FAILED     EXCHANGE_FILE: no product is called "Bilinmeyen", "ARP-BYX"');
  const lineOf = (path: string) => lines.find((line) => line.split(/\s{2,}/)[1]?.split(" ")[0] === path);
  expect(lineOf("/meclis")).toMatch(/^NOT SHOWN {2}\/meclis \(502\) .*people\.seats: contract: 0\./);
  expect(lineOf("/iletisim")).toBe("whole      /iletisim");
  expect(lineOf("/gunluk-bulten")).toMatch(/^in part .*bulletins\.day: \d+ rows of another IslemTarih/);
  expect(lineOf("/haftalik-bulten")?.match(/of another IslemTarih/g)).toHaveLength(1);
  // Loaded in the background, while the doctor opens other pages.
  expect(lineOf("/fiyatlar")).toMatch(/^in part .*prices\.history: no answer/);
  expect(lineOf("/anket-listesi")).toMatch(/^in part .*nothing there: surveys\.list/);
  for (const each of ["rates.today: status 404", "weather.current: status 401", "prices.ticker: status 500"])
    expect(lineOf("/")).toContain(each);
  expect(lines.join("\n")).toMatch(/general\.provinces: no answer (?:in time|within)/);
  expect(lines).toContain("not tried  profile (the member's account is not let in)");
  expect(lines.at(-2)).toMatch(/^\d+ whole, \d+ in part, \d+ not shown; \d+ not tried$/);
  expect(code).toBe(2);
}, 120_000);

/** Rows without essential fields, and an ignored filter. */
const INCOMPLETE: [calls: string, pattern: RegExp, otherwise: string][] = [
  ["KadroTanim/", /"KurulTip":/g, '"Other":'],
  ["UyeUyeTanim/", /"MeslekGrubuNo":/g, '"Other":'],
  ["TescilTanim/", /"Id":/g, '"Other":'],
  ["GetOnlineGunlukBultenKirilimli", /"IslemTarih":"[^"]*"/g, '"IslemTarih":"dün"'],
  ["GetUrunFiyatDetay/", /"(?:Min|Max|Ort|Avg)Fiyat":/g, '"Other":'],
  ["Anket/", /^[^]+$/g, ""],
];

test("fields missing from all rows, and foreign rows, are reported in the page's line", async () => {
  await stack.upstream.clearFaults();
  proxy.restore();
  const answerOf = ({ method, path, headers, body }: Recorded) => {
    const { authorization = "", lang = "tr" } = headers as { authorization?: string; lang?: string };
    const init = { method, headers: { "Content-Type": "application/json", authorization, Lang: lang } };
    return fetch(stack.upstream.url + path, method === "POST" ? { ...init, body } : init);
  };
  for (const [calls, pattern, otherwise] of INCOMPLETE)
    proxy.intercept(calls, async (request, response) => {
      response.setHeader("Content-Type", "application/json");
      response.end((await (await answerOf(request)).text()).replace(pattern, otherwise));
    });
  proxy.intercept("DuyuruHaber/GetWithFilterInfo", async (received, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(
      await (await answerOf({ ...received, body: received.body.replace('"Yil"', '"Other"') })).text(),
    );
  });
  const { code, lines } = await runDoctor({ ...stack.environment, ...asMember() });
  const lineOf = (path: string) => lines.find((line) => line.split(/\s{2,}/)[1]?.split(" ")[0] === path);
  expect(lineOf("/meclis")).toMatch(/people\.seats: 1 parts can't be read: KurulTip/);
  expect(lineOf("/uyeler")).toMatch(/members\.\w+: 1 parts can't be read: MeslekGrubuNo/);
  expect(lineOf("/gunluk-bulten")).toMatch(/bulletins\.day: \d+ rows can't be read for their IslemTarih/);
  expect(lineOf("/fiyatlar")).toMatch(/products\.\w+: 1 parts can't be read: Id/);
  expect(lineOf("/haber-list?yil=2025")).toMatch(/content\.search: \d+ rows of another Yil/);
  expect(lineOf("/anket-listesi")).toMatch(/nothing there: surveys\.list/);
  expect(code).toBe(2);
}, 120_000);

test("a failed log-in is reported, and what needs none is still read", async () => {
  await stack.upstream.clearFaults();
  proxy.restore();
  const { code, lines, text } = await runDoctor({
    ...stack.environment,
    // Its own name: a slow run requests often enough to lock one that others need.
    SERVICE_USER: "nobody-either",
    SERVICE_PASSWORD: "yanlis-sifre",
    ...asMember(),
    DOCTOR_PASSWORD: "yanlis-parola",
  });
  for (const name of ["SERVICE_USER", "DOCTOR_USER"])
    expect(lines).toContainEqual(
      expect.stringMatching(`^FAILED {5}${name}: the log-in failed: authentication.*look at`),
    );
  expect(text).toContain("menu.read: the site's own log-in is refused");
  expect(text).not.toMatch(/yanlis-/);
  expect(code).toBeGreaterThan(0);
}, 90_000);

test("a refused token and an upstream that is down are named", async () => {
  const refused = await runDoctor({ ...stack.environment, DEFAULT_TOKEN: "a.b.c" });
  expect(refused.text).toContain("FAILED     DEFAULT_TOKEN: the upstream refuses this token");
  const away = await runDoctor({ ...stack.environment, API_BASE_URL: "http://127.0.0.1:9" });
  expect(away.text).toMatch(/^FAILED {5}SERVICE_USER: .* look at API_BASE_URL$/m);
  expect([refused.code > 0, away.code]).toEqual([true, 2]);
}, 90_000);

test("an invalid configuration is reported without a stack trace, and an existing build is used", async () => {
  const { code, text } = await runDoctor({ ...stack.environment, EXCHANGE_FILE: "/nowhere/exchange.json" });
  expect([code, text]).toEqual([78, ""]);
  const before = await stat("build/server/doctor.js");
  const run = await new Promise<number>((resolve) => {
    const env = { PATH: process.env["PATH"], PORTAL_DEMO: "0" } as unknown as NodeJS.ProcessEnv;
    execFile("npm", ["run", "--silent", "doctor"], { env }, (error) => resolve(Number(error?.code ?? 0)));
  });
  expect(run).toBe(78);
  expect((await stat("build/server/doctor.js")).mtimeMs).toBe(before.mtimeMs);
});
