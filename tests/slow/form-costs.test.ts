import { afterAll, beforeAll, expect, test } from "vitest";
import { FORMS } from "../support/filled-forms";
import { expectLinear, filled, PATTERNS, type Growing, type Walk } from "./support/growth";
import { typedIn } from "../support/form-html";
import { elements } from "../support/html";
import { seriousLines } from "../support/log-lines";
import { startStack, type Stack } from "../support/stack";
import { ask, open } from "../support/visit";

/** Whatever a stranger sends, within the size limit: twice as much costs twice as much, not four times. */

const LIMIT_MS = 180_000;
/** Twice this is the largest form accepted. */
const SIZE = 30_000;
const OTHERS = ["/cikis", "/sade?donus=/", "/okudum?donus=/", "/okundu/1", "/yok", "/hakkimizda"];

let stack: Stack;
let visitors = 0;

beforeAll(async () => {
  stack = await startStack({ env: { TRUSTED_PROXIES: "1" } });
}, LIMIT_MS);
afterAll(() => stack.stop());

/** From its own address, as limits count by address: the body is read. */
function post(path: string, body: string, type = "application/x-www-form-urlencoded"): ReturnType<Growing> {
  visitors += 1;
  const from = `198.51.${Math.floor(visitors / 250)}.${visitors % 250}`;
  const { url } = stack.portal;
  const headers = ["Accept", "text/html", "Origin", url, "Content-Type", type, "X-Forwarded-For", from];
  return { path, method: "POST", body, headers };
}

const parts = (path: string, name: string, size: number) =>
  post(
    path,
    `${filled(`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`, size)}\r\n--b--\r\n`,
    "multipart/form-data; boundary=b",
  );

const kindOf = (tag: string) => [/^<\w+/, / type="\w+"/].map((part) => part.exec(tag)?.[0]).join("");

/** Everything in a form that may be frequent or long. */
async function formWalk(path: string): Promise<Walk> {
  const { body } = await open(stack.portal.url, path);
  const fields = [...body.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"[^>]*>/g)];
  const names = [...new Set(fields.map(([, name]) => name ?? ""))].slice(0, 10);
  const nameByKind = new Map(fields.map(([tag, name = ""]) => [kindOf(tag), name]));
  const formToken = elements(body, "input").find(({ name }) => name === "bilet")?.["value"] ?? "";
  const submit = (text: string) => post(path, `bilet=${formToken}&${text}`);
  const each =
    (texts: (name: string, size: number) => string): Growing =>
    (size) =>
      submit(names.map((name) => texts(name, size / names.length)).join("&"));
  return {
    name: path,
    size: SIZE,
    requests: [
      // Repeated fields are dropped by kind, whatever their name.
      ...[...nameByKind.values()].map(
        (name): Growing =>
          (size) =>
            submit(filled(`${name}=a&`, size)),
      ),
      ...names.map((name, index): Growing => {
        const pattern = encodeURIComponent(PATTERNS[(3 * index) % PATTERNS.length] ?? "");
        return (size) => submit(`${name}=${filled(pattern, size - size / 10)}`);
      }),
      each((name, size) => filled(`${name}=a&`, size)),
      each((name, size) => filled(`${name}[0]=a&${name}[a].b[]=1&`, size)),
      (size) => submit(`ad_soyad${filled("[0]", size)}=1`),
      (size) => submit(`ad_soyad${filled(".a", size)}=1`),
      (size) => parts(path, names[0] ?? "a", size),
    ],
  };
}

test(
  "the forms of pages",
  async () => {
    const paths = [...FORMS.map(({ path }) => path.tr), "/giris"];
    await expectLinear(stack.portal, await Promise.all([...new Set(paths)].map(formWalk)));
  },
  LIMIT_MS,
);

test(
  "all other forms, and addresses without one",
  async () => {
    const walks = OTHERS.map((path): Walk => ({
      name: path,
      size: SIZE,
      requests: [
        (size) => post(path, filled("ad_soyad=a&eposta=b&dil=tr&sade=1&metin=1&", size)),
        ...["ad_soyad=a&", "eposta=a&", "dil=tr&", "a&"].map(
          (text): Growing =>
            (size) =>
              post(path, filled(text, size)),
        ),
        (size) => parts(path, "eposta", size),
        (size) => post(path, filled("-", size), "multipart/form-data; boundary=-"),
      ],
    }));
    await expectLinear(stack.portal, walks);
  },
  LIMIT_MS,
);

test(
  "bodies longer than a form may be",
  async () => {
    const requests = ["/e-posta-listesi", "/giris", "/iletisim"].flatMap((path): Growing[] => [
      (size) => post(path, filled("ad_soyad=a&", size)),
      (size) => parts(path, "eposta", size),
    ]);
    await expectLinear(stack.portal, [{ name: "much too long", size: 250_000, requests }]);
  },
  LIMIT_MS,
);

/** The footer's sign-up, which needs no token. */
function signUp(fields: [string, string][], from: string) {
  const { url } = stack.portal;
  const headers = { Origin: url, "X-Forwarded-For": from };
  return ask(url, "/e-posta-listesi", { method: "POST", headers, body: new URLSearchParams(fields) });
}

test("a repeated field keeps its first value", async () => {
  const repeated = Array.from({ length: 1_000 }, (): [string, string] => ["ad_soyad", "İkinci Ad"]);
  const email: [string, string] = ["eposta", "once@ornek.example"];
  const { status, body } = await signUp([["ad_soyad", "Şükrü Iğdır"], email, ...repeated], "203.0.113.1");
  expect(status).toBe(200);
  expect(body).toContain('class="form-sent"');
  const messages = await stack.upstream.messages("once@ornek.example");
  expect(messages.map(({ body }) => JSON.stringify(body))).toEqual([expect.stringContaining("Şükrü Iğdır")]);
});

test("forms with mistakes are limited by address, and keep their input", async () => {
  const mistake: [string, string][] = [
    ["ad_soyad", "Şükrü Iğdır"],
    ["eposta", "yok"],
  ];
  for (let count = 0; count < 100; count += 1)
    expect((await signUp(mistake, "203.0.113.2")).status).toBe(422);
  const { status, headers, body } = await signUp(mistake, "203.0.113.2");
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(typedIn(body)).toMatchObject({ ad_soyad: ["Şükrü Iğdır"], eposta: ["yok"] });
  expect((await signUp(mistake, "203.0.113.3")).status).toBe(422);
});

test("logs no server error", () => {
  expect(seriousLines(stack.portal.output())).toEqual([]);
  expect(stack.portal.exitCode()).toBeNull();
});
