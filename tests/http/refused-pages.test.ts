import { beforeAll, describe, expect, test } from "vitest";
import tr from "../../public/assets/i18n/tr.json";
import { elements, headingOf, hrefs, languageOf, textOf, titleOf } from "../support/html";
import { expectSecurityHeaders } from "../support/security";
import { sharedStack } from "../support/stack-of-file";
import { ask, open } from "../support/visit";

/** Refusals at addresses without a page: browsers get a page of ours, programs one line. */

const stack = sharedStack();
let origin: string;

beforeAll(() => {
  origin = stack.portal.url;
});

const READER = { Accept: "text/html,application/xhtml+xml" };
const FOREIGN = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
const LONG = "x".repeat(3_000);
const FORM = `mesaj=${"x".repeat(70_000)}`;
const FORM_TYPE = { "Content-Type": "application/x-www-form-urlencoded" };

type Refused = [
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string },
  status: number,
  error: string,
];

const REFUSED: Refused[] = [
  ["/%E0%A4%A", {}, 400, "malformed"],
  ["/haber-list//", {}, 400, "malformed"],
  ["/%E0%A4%A", { method: "POST", body: "a=1" }, 400, "malformed"],
  [`/ara?ara=${LONG}`, {}, 414, "tooLong"],
  ["/iletisim", { method: "POST", body: FORM, headers: FORM_TYPE }, 413, "tooLarge"],
  ["/hakkimizda", { method: "PUT", body: "a=1" }, 405, "method"],
  ["/dosya/x/y.pdf", { method: "POST", body: "a=1" }, 405, "method"],
  ["/cikis", {}, 405, "method"],
  ["/okudum?donus=/profile", {}, 405, "method"],
  ["/cikis", { method: "POST", headers: FOREIGN }, 403, "foreign"],
  ["/sade?donus=/hakkimizda", { method: "POST", headers: FOREIGN }, 403, "foreign"],
  ["/okudum?donus=/profile", { method: "POST", headers: FOREIGN }, 403, "foreign"],
  ["/dosya/xxxxxxxxxxxxxxxx/gone.pdf", {}, 404, "notFound"],
  ["/veri/yok.csv", {}, 404, "notFound"],
  ["/takvim/detay/999999.ics", {}, 404, "notFound"],
  ["/__manifest?p=/", {}, 404, "notFound"],
];

const send = (path: string, init: Refused[1], headers: Record<string, string>) =>
  ask(origin, path, { ...init, headers: { ...init.headers, ...headers } });

describe.each(REFUSED)("%.30s %o", (path, init, status, error) => {
  test(`is a page with a way on for browsers: ${status}`, async () => {
    const { headers, body, ...answer } = await send(path, init, READER);
    expect(answer.status).toBe(status);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expectSecurityHeaders(headers);
    expect([languageOf(body), headers.get("content-language")]).toEqual(["tr", "tr"]);
    expect(headingOf(body)).toBe(tr[`error.${error}Title` as "error.methodTitle"]);
    expect(titleOf(body)).toContain(headingOf(body));
    expect(hrefs(body)).toEqual(expect.arrayContaining(["/", "/site-haritasi"]));
    expect(elements(body, "script")).toEqual([]);
    if (status === 405) expect(headers.get("allow")).toMatch(path === "/cikis" ? /^POST$/ : /GET|POST/);
  });

  test("is one line for a program, or for an image request", async () => {
    const { headers, body, ...answer } = await send(path, init, { Accept: "*/*" });
    expect(answer.status).toBe(status);
    expectSecurityHeaders(headers);
    if (path.startsWith("/dosya/") && status === 404) {
      expect(headers.get("content-type")).toMatch(/^image\/svg/);
      expect(headers.get("vary")).toContain("Accept");
    } else {
      expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
      expect(body).toMatch(/^[\w '-]{3,30}\n$/);
    }
  });
});

test.each<[string, Record<string, string>, "tr" | "en"]>([
  ["/en/%E0%A4%A", {}, "en"],
  ["/%E0%A4%A", { "Accept-Language": "en-GB,en;q=0.9,tr;q=0.5" }, "en"],
  ["/%E0%A4%A", { "Accept-Language": "de-DE,tr;q=0.5" }, "tr"],
  ["/%E0%A4%A", { "Accept-Language": "tr", Cookie: "langid=2" }, "en"],
  [`/haber-list?ara=${LONG}`, { "Accept-Language": "en", Cookie: "langid=2" }, "tr"],
  ["/cikis?donus=/en/news", { Cookie: "langid=1" }, "en"],
])("%.40s with %o uses its visitor's language: %s", async (path, headers, language) => {
  const page = await send(path, {}, { ...READER, ...headers });
  expect(languageOf(page.body)).toBe(language);
  expect(hrefs(page.body)).toContain(language === "en" ? "/en" : "/");
});

test("takes the language from the referring page too", async () => {
  const from = { ...READER, Referer: `${origin}/en/news`, "Accept-Language": "tr" };
  expect(languageOf((await send("/cikis", { method: "POST", headers: FOREIGN }, from)).body)).toBe("en");
});

test("has the error's words in a whole page", async () => {
  const { body } = await open(origin, "/%E0%A4%A");
  expect(textOf(body)).toContain(tr["error.malformedText"]);
  expect(textOf(body)).toContain(tr["shell.demoBanner"]);
});
