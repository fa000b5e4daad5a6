import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WHAT_PAGES_LACK } from "~server/ops/doctor/what-pages-lack";
import { RATES_FEED } from "~server/upstream/contracts/central-bank";
import { WEATHER_FEED } from "~server/upstream/contracts/weather";
import { DECLARED_CALLS } from "../contracts/declared-calls";
import { checkUp, runDoctor } from "../support/run-doctor";
import { forwardTo, startProxy, type Recorder } from "../support/recorder";
import { startStack, type Stack } from "../support/stack";

let stack: Stack;
let proxy: Recorder;

beforeAll(async () => {
  const through = async (upstream: string) => (proxy = await startProxy(upstream)).url;
  stack = await startStack({ through, env: { LOG_LEVEL: "info" } });
}, 60_000);
afterAll(() => Promise.all([stack.stop(), proxy.stop()]));

const asMember = () => ({ DOCTOR_USER: "001014", DOCTOR_PASSWORD: stack.memberPassword });

/** A line that contains a text, and those below it that belong to it. */
function block(lines: string[], text: string): string {
  const at = lines.findIndex((line) => line.includes(text));
  const end = lines.findIndex((line, index) => index > at && !line.startsWith("   "));
  return lines.slice(at, end).join("\n");
}

test("of each call that reads it is known what pages lack without it", () => {
  const reading = [...DECLARED_CALLS.values()].filter(({ kind }) => kind === "read");
  const names = [...reading, RATES_FEED, WEATHER_FEED].map(({ name }) => name);
  expect(Object.keys(WHAT_PAGES_LACK)).toEqual(names.toSorted());
});

test(
  "on an upstream that fits every page is whole, members' too, and no log line stands in the report",
  { retry: 1, timeout: 90_000 },
  async () => {
    const { code, surroundings, calls, pages, untried } = await checkUp({
      ...stack.environment,
      ...asMember(),
    });
    expect(pages.filter(({ shown }) => shown !== "whole")).toEqual([]);
    expect(surroundings).toEqual(
      ["API_BASE_URL", "RATES_URL", "WEATHER_URL", "SERVICE_USER", "DOCTOR_USER", "FILE_URL"].map((name) => ({
        name,
        fault: null,
      })),
    );
    expect(calls.filter(({ failures, losses }) => failures.length + Object.keys(losses).length > 0)).toEqual(
      [],
    );
    expect(
      calls.find(({ name }) => name === "content.search")?.habits.map(({ what, isKept }) => [what, isKept]),
    ).toEqual([
      ["paging", true],
      ["the search word", true],
      ["the year", true],
    ]);
    const paths = pages.map(({ path }) => path);
    expect(paths).toContain("/kullanici-bulten?bolum=tescil");
    expect(paths).toContainEqual(expect.stringMatching(/^\/detay-duyuru-haber\/\d+$/));
    expect(untried).toEqual([]);
    expect(code).toBe(0);
  },
);

test("what fails, is late, doesn't fit, is of another day or ignores what is asked is told by call and by page", async () => {
  await stack.upstream.fault({ kind: "500", match: "GetKayanYazi" });
  await stack.upstream.fault({ kind: "wrong-types", match: "KadroTanim/Get" });
  await stack.upstream.fault({ kind: "slow", match: "General/Il/Get", delayMs: 4_500 });
  await stack.upstream.fault({ kind: "no-rows", match: "Anket/" });
  proxy.intercept("GetOnlineGunlukBultenKirilimli", async ({ path, headers }, response) => {
    const { lang = "tr" } = headers as { lang?: string };
    const answer = await fetch(stack.upstream.url + path, { headers: { Lang: lang } });
    const other = (await answer.text()).replace(/("IslemTarih":")[\d-]+/g, "$12026-10-01");
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(other);
  });
  proxy.intercept("Galeri/GetWithFilterInfo", (asked, response) =>
    forwardTo(stack.upstream.url)(
      { ...asked, body: asked.body.replace(/"first":\d+/, '"first":0') },
      response,
    ),
  );
  const { code, lines } = await runDoctor({
    ...stack.environment,
    FILE_URL: "http://127.0.0.1:9",
    RATES_URL: `${stack.upstream.url}/nothing`,
    WEATHER_KEY: "wrong",
    REDIS_URL: "redis://127.0.0.1:9",
    DOCTOR_USER: "001170",
    DOCTOR_PASSWORD: stack.memberPassword,
  });
  expect(lines.filter((line) => line.startsWith("{"))).toEqual([]);
  expect(lines).toContain("FAILED  DOCTOR_USER: a one-time code is asked for: run the doctor at a terminal");
  expect(lines).toContainEqual(
    expect.stringMatching(/^FAILED {2}FILE_URL: files of pages can't be had \(files\/.*: connection failed$/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^FAILED {2}REDIS_URL: can't be used: connect ECONNREFUSED/),
  );
  expect(block(lines, " people.seats ")).toMatch(
    /^FAILED[^]*does not fit[^]*0\.Id: expected .+, got string "#\d+"[^]*0\.AdSoyad: expected a text, got an object \(deger\)/,
  );
  expect(block(lines, " general.provinces ")).toMatch(
    /no answer within the 3 s that pages wait\n +asked once more, it takes [4-6]\.\d s/,
  );
  expect(block(lines, " bulletins.day ")).toMatch(/^in part[^]* \d+ rows of another IslemTarih/);
  expect(block(lines, " gallery.videos ")).toMatch(/^in part[^]* paging is ignored/);
  const shown = (path: string) => block(lines, ` ${path}`);
  const home = lines.findIndex((line) => /^shown in part +\/$/.test(line));
  const lacked = lines.slice(home, home + 6).join("\n");
  for (const each of ["RATES_URL", "WEATHER_KEY", "the ticker (prices.ticker: status 500)"])
    expect(lacked).toContain(each);
  expect(shown("/meclis (502)")).toMatch(/^NOT SHOWN[^]*lacks people and their offices/);
  expect(shown("/gunluk-bulten")).toMatch(
    /^shown in part[^]*prices of the day's bulletin .*of another IslemTarih/,
  );
  expect(shown("/anket-listesi")).toMatch(/^shown in part[^]*nothing there: surveys\.list/);
  expect(shown("/tanitim-videosu-list")).toMatch(/^shown in part[^]*paging is ignored/);
  expect(shown("/iletisim")).toBe("shown whole   /iletisim");
  expect(lines).toContain("not tried     profile (the member's account is not let in)");
  expect(lines.at(-2)).toMatch(/^\d+ shown whole, \d+ in part, \d+ not; \d+ not tried$/);
  expect(code).toBe(2);
}, 120_000);

test("a log-in that fails is told, and what needs no log-in is read all the same", async () => {
  await stack.upstream.clearFaults();
  proxy.restore();
  const { code, lines, text } = await runDoctor({
    ...stack.environment,
    // A name of its own: a slow run asks often enough to lock one that others need.
    SERVICE_USER: "nobody-either",
    SERVICE_PASSWORD: "yanlis-sifre",
    ...asMember(),
    DOCTOR_PASSWORD: "yanlis-parola",
  });
  expect(lines).toContainEqual(
    expect.stringMatching(/^FAILED {2}SERVICE_USER: the log-in failed: authentication/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^FAILED {2}DOCTOR_USER: the log-in failed: authentication/),
  );
  expect(block(lines, "menu, ticker and footer")).toMatch(
    /in part.*\n.*the menu.*\(menu\.read: the site's own log-in is refused\)/,
  );
  expect(lines).toContainEqual(expect.stringMatching(/^shown whole +\/iletisim$/));
  expect(lines).toContainEqual("not tried     profile (the member's account is not let in)");
  expect(text).not.toMatch(/yanlis-/);
  expect(code).toBe(2);
}, 90_000);

const NOBODY = "http://127.0.0.1:9";

test.each<[Record<string, string>, ...RegExp[]]>([
  [
    { API_BASE_URL: NOBODY, FILE_URL: NOBODY },
    /^FAILED {2}API_BASE_URL: can't be used: connection failed$/,
    /^FAILED {2}SERVICE_USER: .* look at API_BASE_URL$/,
  ],
  [
    { RATES_URL: NOBODY, WEATHER_KEY: "other" },
    /^FAILED {2}RATES_URL: can't be used: connection failed$/,
    /^FAILED {2}WEATHER_URL: can't be used: status 401 \(WEATHER_KEY/,
  ],
  // A name of its own: five wrong passwords lock one.
  [
    { SERVICE_USER: "nobody", SERVICE_PASSWORD: "x" },
    /^FAILED {2}SERVICE_USER: .* look at SERVICE_USER, SERVICE_PASSWORD and/,
  ],
  [
    { STATUS_KEY: "x", WEATHER_URL: NOBODY },
    /^FAILED {2}SERVICE_USER: .*403; look at .*STATUS_KEY/,
    /^FAILED {2}WEATHER_URL/,
  ],
  [{ DEFAULT_TOKEN: "a.b.c" }, /^FAILED {2}DEFAULT_TOKEN: the upstream refuses this token/],
])("%o is blamed by name", { timeout: 60_000 }, async (variables, ...told) => {
  const { code, lines } = await runDoctor({ ...stack.environment, ...variables });
  for (const line of told) expect(lines).toContainEqual(expect.stringMatching(line));
  expect(code).toBeGreaterThan(0);
});

test("a configuration that can't be right is told without a trace", async () => {
  const { code, text } = await runDoctor({ ...stack.environment, EXCHANGE_FILE: "/nowhere/exchange.json" });
  expect([code, text]).toEqual([78, ""]);
});

test("whoever gives no one-time code at the terminal reads of the other pages all the same", async () => {
  const env = { PATH: process.env["PATH"], ...stack.environment, ...asMember(), DOCTOR_USER: "001170" };
  const args = ["-qec", "node build/server/doctor.js", "/dev/null"];
  const terminal = spawn("script", args, { env: env as unknown as NodeJS.ProcessEnv });
  let text = "";
  terminal.stdout.on("data", (chunk) => {
    text += String(chunk);
    if (String(chunk).includes("was sent: ")) terminal.stdin.write("\x04");
  });
  const [code] = (await once(terminal, "close")) as [number];
  expect(text).toContain("FAILED  DOCTOR_USER: no one-time code was given");
  expect(text).toMatch(/\d+ shown whole/);
  expect(code).toBe(1);
}, 60_000);

test("a build that is there is not made anew", async () => {
  const before = await stat("build/server/doctor.js");
  const run = await new Promise<number>((resolve) => {
    const env = { PATH: process.env["PATH"], PORTAL_DEMO: "0" } as unknown as NodeJS.ProcessEnv;
    execFile("npm", ["run", "--silent", "doctor"], { env }, (error) => resolve(Number(error?.code ?? 0)));
  });
  expect(run).toBe(78);
  expect((await stat("build/server/doctor.js")).mtimeMs).toBe(before.mtimeMs);
});
