import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exchangeFile } from "../support/exchange-file";

/** Messages about an invalid configuration, from the built program. */

const SECRET = "gizli-gizli-0123456789-gizli-gizli";
let directory: string;
let complete: Record<string, string>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "portal-configuration-"));
  complete = {
    PORTAL_ORIGIN: "https://borsa.example",
    API_BASE_URL: "https://api.example",
    FILE_URL: "https://dosya.example",
    SESSION_KEYS: SECRET,
    EXCHANGE_FILE: await exchangeFile(),
    SERVICE_USER: "portal",
    SERVICE_PASSWORD: SECRET,
    ISLETME_ID: "12",
    FIRMA_ID: "3",
    SUBE_ID: "1",
    STATUS_KEY: "portal",
    DATA_DIR: directory,
    IMAGE_CACHE_DIR: directory,
  };
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** `npm start -- --check` with these variables added to, or replacing, complete ones. */
function check(variables: Record<string, string | undefined>): Promise<{ code: number; text: string }> {
  const env = { PATH: process.env["PATH"], ...complete, ...variables } as unknown as NodeJS.ProcessEnv;
  return new Promise((resolve) => {
    execFile(process.execPath, ["build/server/main.js", "--check"], { env }, (error, output, wrong) =>
      resolve({ code: Number(error?.code ?? 0), text: output + wrong }),
    );
  });
}

test("accepts valid settings, with and without a trailing slash, and starts nothing", async () => {
  for (const slash of ["", "/"]) {
    const slashed = Object.entries(complete).filter(([, value]) => value.startsWith("https:"));
    const addresses: Record<string, string> = Object.fromEntries(
      slashed.map(([name, value]) => [name, value + slash]),
    );
    const { code, text } = await check({ ...addresses, PORT: "1" });
    expect([code, text]).toEqual([0, expect.stringMatching(/^The configuration can be used/)]);
  }
  expect((await check({ PORTAL_DEMO: "1", API_BASE_URL: "" })).code).toBe(0);
});

test("names what is off and the variable that turns it on", async () => {
  const { text } = await check({ METRICS_PORT: "9464", RATES_URL: undefined });
  expect(text).toContain("no exchange rates: RATES_URL\n");
  expect(text).not.toContain("METRICS_PORT");
});

const NEEDED = [
  "PORTAL_ORIGIN",
  "API_BASE_URL",
  "FILE_URL",
  "SESSION_KEYS",
  "EXCHANGE_FILE",
  "SERVICE_USER",
  "ISLETME_ID",
  "FIRMA_ID",
  "SUBE_ID",
  "STATUS_KEY",
];

describe("names each wrong variable, what is wrong and what would be valid", () => {
  const expectWords = async (variables: Record<string, string | undefined>, words: string) => {
    const { code, text } = await check(variables);
    expect([code, text]).toEqual([1, expect.stringContaining(words)]);
    expect(text).not.toContain(SECRET);
    expect(text).not.toMatch(/Invalid|expected |\n\s+at |NaN/);
  };

  test("missing, empty and blank", { timeout: 60_000 }, async () => {
    for (const name of NEEDED) {
      for (const value of [undefined, ""])
        await expectWords({ [name]: value }, `  ${name} is missing: it must be `);
      await expectWords({ [name]: " " }, `  ${name} is wrong: it must not begin or end with a blank`);
    }
  });

  test("all at once", async () => {
    const { text } = await check(Object.fromEntries(NEEDED.slice(0, 5).map((name) => [name, undefined])));
    for (const name of NEEDED.slice(0, 5)) expect(text).toContain(`  ${name} is missing`);
  });

  test.each([
    ["PORT", "eighty", "a whole number, from 0 to 65535"],
    ["PORT", " ", "not begin or end with a blank"],
    ["METRICS_PORT", "3000", "another port than PORT"],
    ["RATE_URL", "https://rates.example", "RATE_URL is not known: RATES_URL is"],
    ["PORTAL_ORIGIN", `https://portal:${SECRET}@borsa.example`, "an address without name and password"],
    ["PORTAL_ORIGIN", "https://borsa.example/portal", "an address that ends with its host"],
    ["API_BASE_URL", "api.example", "an address such as https://"],
    ["DEFAULT_TOKEN", "abc", "does not appear to be a JWT"],
    ["ISLETME_ID", "twelve", "a whole number"],
    ["WARM_PAGES", "-1", "a whole number, 0 or more"],
    ["EMBED_ORIGINS", "www.example.org.tr", "* or addresses parted by commas, such as https://"],
    ["EMBED_ORIGINS", "https://a.example; script-src *", "* or addresses parted by commas"],
    ["LOG_LEVEL", "loud", "one of trace, debug, info, warn, error, silent"],
    ["REDIS_URL", "10.0.0.5:6379", "an address such as redis://10.0.0.5:6379"],
    ["WEATHER_URL", "https://weather.example", "WEATHER_KEY is missing"],
    ["WEATHER_QUERY", "Ba\uFFFDakova", "UTF-8"],
    ["DATA_DIR", "/etc/hostname/data", "a folder that this user can write"],
    ["EXCHANGE_FILE", "/nowhere/exchange.json", "is not there"],
    ["EXCHANGE_FILE", "/", "is a folder"],
  ])("%s=%s", (name, value, right) => expectWords({ [name]: value }, right));

  test("a misspelt name", () =>
    expectWords(
      { API_BASE_URL: undefined, API_BASE_URI: "https://api.example" },
      "API_BASE_URI is not known: API_BASE_URL is",
    ));

  test("a file in another encoding, or without permission", async () => {
    const path = join(directory, "exchange.json");
    const name = { tr: "Ilg\xFDn", en: "Ilgin" };
    await writeFile(path, Buffer.from(JSON.stringify({ name }), "latin1"));
    await expectWords({ EXCHANGE_FILE: path }, `EXCHANGE_FILE ${path}: is not UTF-8`);
    await writeFile(path, JSON.stringify({ name, shortName: name, sesion: {} }));
    await expectWords({ EXCHANGE_FILE: path }, 'the file has "sesion", which is not known');
    await chmod(path, 0);
    if (process.getuid?.() !== 0)
      await expectWords({ EXCHANGE_FILE: path }, "can't be read by the portal's user");
  });
});
