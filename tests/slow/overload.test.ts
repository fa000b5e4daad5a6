import { describe, expect, test } from "vitest";
import { Crowd, type Reply } from "./support/flood";
import { stackOfFile } from "../support/stack-of-file";
import { headingOf, hrefs, languageOf } from "../support/html";
import { expectCalmLog } from "../support/portal-log";
import { expectSecurityHeaders } from "../support/security";
import { open } from "../support/visit";
import en from "../../public/assets/i18n/en.json";

const stack = stackOfFile({ env: { TRUSTED_PROXIES: "1" } });

const AT_HAND_MS = 100;
const SIZE = 150;

const word = (index: number) => `w${Math.random().toString(36).slice(2, 8)}${index}`;
const many = <Each>(each: (index: number) => Each) => Array.from({ length: SIZE }, (_, index) => each(index));
/** From as many addresses: no limit by address stops such a crowd. */
const everywhere = (index: number) => `10.2.${index >> 8}.${index & 255}`;

const medianMs = (visits: Reply[]) =>
  visits.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(visits.length / 2)];

describe.each([
  ["unknown ids", (index: number) => `/detay-duyuru-haber/${910_000 + index}`],
  ["searches", (index: number) => `/ara?ara=${word(index)}+${word(index)}`],
  [
    "days",
    (index: number) =>
      `/gunluk-bulten?tarih=20${String(10 + (index % 10))}-0${1 + (index % 9)}-1${index % 8}`,
  ],
])("a crowd that requests %s", (_, path) => {
  test("leaves cached pages fast, and refused visitors get Retry-After", async () => {
    const { url } = stack.portal;
    expect((await open(url, "/hakkimizda")).status).toBe(200);
    // The index is built.
    await open(url, "/ara?ara=pamuk");
    const crowd = new Crowd(url);
    const rush = crowd.rush(many(path), everywhere);
    const visits = await crowd.visit("/hakkimizda", rush);
    await rush;
    for (const { status } of visits) expect(status).toBe(200);
    expect(medianMs(visits)).toBeLessThanOrEqual(AT_HAND_MS);
    const refused = crowd.replies.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(headers["retry-after"]).toMatch(/^\d+$/);
    expectCalmLog(stack);
  }, 60_000);
});

describe("beside a crowd of strangers", () => {
  const lookups = many((index) => `/detay-duyuru-haber/${920_000 + index}`);

  test("log-in works, and so does an unseen page", async () => {
    const { url } = stack.portal;
    const crowd = new Crowd(url);
    const rush = crowd.rush(lookups, () => "10.9.9.9");
    for (const path of ["/giris", "/en/login", "/tarihce"])
      for (const { status } of [await open(url, path, { "X-Forwarded-For": "10.8.8.8" })])
        expect(status, path).toBe(200);
    await rush;
    expect(crowd.replies.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
  }, 60_000);

  test("a refused browser gets a page in the address's language, a program a line", async () => {
    const { url } = stack.portal;
    const refused = async (accept: string) => {
      const headers = { "X-Forwarded-For": "10.7.7.7", Accept: accept };
      const visits = many((index) => open(url, `/en/news/${930_000 + index}?x="><b>`, headers));
      return (await Promise.all(visits)).find(({ status }) => status === 503);
    };
    const page = await refused("text/html");
    if (!page) throw new Error("nobody was refused");
    expect(languageOf(page.body)).toBe("en");
    expect(headingOf(page.body)).toBe(en["delay.busyTitle"]);
    expect(hrefs(page.body)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\/en\/news\/93/), "/en"]),
    );
    expect(page.body).not.toContain('"><b>');
    expect(page.headers.get("retry-after")).toMatch(/^\d+$/);
    expectSecurityHeaders(page.headers);
    const program = await refused("*/*");
    expect(program?.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(program?.headers.get("retry-after")).toMatch(/^\d+$/);
  }, 60_000);
});
