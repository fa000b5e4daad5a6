import { afterAll, beforeAll, expect, test } from "vitest";
import { href, PAGES } from "../../app/pages";
import { RESOURCES } from "../../app/resources";
import { expectLinear, filled, PATTERNS, type Growing, type Walk } from "./support/growth";
import { elements } from "../support/html";
import { seriousLines } from "../support/log-lines";
import { SAMPLE_PAGES } from "../support/sample-pages";
import { startStack, type Stack } from "../support/stack";
import { open } from "../support/visit";

/** Whatever a stranger requests, within the size limit: twice as much costs twice as much, not four times. */

const LIMIT_MS = 180_000;

let stack: Stack;
let file: string;

beforeAll(async () => {
  stack = await startStack({ env: { TRUSTED_PROXIES: "1" } });
  // One-time work is not measured.
  for (const { path } of SAMPLE_PAGES.filter((_, index) => index % 8 === 0))
    await open(stack.portal.url, path);
  const { body } = await open(stack.portal.url, "/haber-list");
  const picture = elements(body, "img").find(({ src }) => src?.startsWith("/dosya/"))?.["src"];
  file = picture?.split("?")[0] ?? "";
  expect(file).not.toBe("");
}, LIMIT_MS);
afterAll(() => stack.stop());

const READER = ["Accept", "text/html"];

/** All addresses of the portal, and missing ones: below them, and with a query. */
const STARTS = [
  "",
  "/en",
  "/assets",
  "/detay",
  "/dil/en",
  "/dosya/xxxxxxxxxxxxxxxx",
  "/e-posta-listesi",
  "/hakkimizda",
  "/okundu",
  "/takvim",
  "/veri",
  "/__manifest",
];
const IN_PATHS = [
  "/",
  "a",
  "-",
  ".",
  "%",
  "*",
  "\\",
  "~",
  "/a",
  "/../",
  "..%2f",
  "%2F",
  "%61",
  "%C4%9F",
  ":a/",
  "/a.data",
  "(a",
];
const IN_QUERIES = [
  "&",
  "%",
  "?",
  "a&",
  "a=b&",
  "a[0]",
  "p=/a&",
  "donus=/",
  "donus=%2F",
  "_data=root&",
  "_routes=a&",
  "_routes=home.tr,",
];

test(
  "addresses",
  async () => {
    const paths = ["/", "/_root.data", "/acilis.data", file, "/cikis", "/sade", ...STARTS.slice(1)];
    const walks = (starts: string[], requests: string[], size: number): Walk[] => [
      ...IN_PATHS.map((pattern) => ({
        name: `${pattern} in paths`,
        size,
        requests: starts.map((start): Growing => (length) => ({
          path: `${start}/${filled(pattern, length - 40)}z`,
          headers: READER,
        })),
      })),
      ...IN_QUERIES.map((pattern) => ({
        name: `${pattern} in queries`,
        size,
        requests: requests.map((path): Growing => (length) => ({
          path: `${path}?${filled(pattern, length - 160)}`,
          headers: READER,
        })),
      })),
    ];
    // At the size limit, and beyond it, where only the length is read, whatever the beginning.
    await expectLinear(stack.portal, walks(STARTS, paths, 1_000));
    await expectLinear(stack.portal, walks(["", "/en", file], ["/", "/en/login", file], 8_000));
  },
  LIMIT_MS,
);

/** Pages of one shape that read the same parameters share their code. */
const KINDS = PAGES.filter(
  (page, index) => PAGES.findIndex((other) => kindOfPage(other) === kindOfPage(page)) === index,
);

function kindOfPage(page: (typeof PAGES)[number]): string {
  const query = "query" in page ? page.query : [];
  return [page.shape, ...(page.tr.match(/:\w+/g) ?? []), ...query].join(" ");
}

const PARAMS = { id: "1", tip: "kalite", product: "1" };

test(
  "each parameter of each kind of page, in path and query, and its downloads",
  async () => {
    const walks = KINDS.map((page): Walk => {
      const path = href(page.id, "tr", PARAMS as never);
      const inPath = [...page.tr.matchAll(/:\w+/g)].map(([part]): Growing => (size, variant) => ({
        path: page.tr.replace(part, filled(`${variant}1`, size)),
      }));
      const inQuery = ("query" in page ? [...page.query] : []).map((name): Growing => (size, variant) => ({
        path: `${path}?${name}=${filled(`${variant}-1+`, size)}`,
      }));
      return { name: path, size: 900, requests: [...inPath, ...inQuery] };
    });
    const files = RESOURCES.map(({ path }): Growing => (size) => ({
      path: `${path}?${filled("a=b&", size)}`,
    }));
    const downloads = PAGES.filter(({ shape }) => shape === "figures").map(
      (page): Growing =>
        (size, variant) => ({
          path: `/veri${page.tr}.csv?${filled(`tarih=${variant}&yil=9&`, size)}`,
        }),
    );
    await expectLinear(stack.portal, [
      ...walks,
      { name: "resources", size: 900, requests: files },
      { name: "downloads", size: 900, requests: downloads },
    ]);
  },
  LIMIT_MS,
);

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  Accept: [""],
  "Accept-Encoding": [""],
  "Accept-Language": [""],
  Authorization: [""],
  "Content-Type": ["", "multipart/form-data; boundary=", "application/x-www-form-urlencoded;"],
  Cookie: ["", "portal=", "portal=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..", "giris=", "langid=", "sade=1;"],
  "If-Modified-Since": [""],
  "If-None-Match": [""],
  "If-Range": [""],
  Origin: [""],
  Range: ["", "bytes=", "bytes=0-1,"],
  Referer: ["", "https://"],
  "Save-Data": [""],
  "Sec-Fetch-Site": [""],
  "User-Agent": [""],
  "X-Forwarded-For": [""],
  "X-Remix-Request": [""],
};
const OFTEN = [
  ["Accept-Encoding", "br"],
  ["Cookie", "a=b"],
  ["If-None-Match", '"a"'],
  ["X-A", ""],
  ["X-Forwarded-For", "1.2.3.4"],
] as const;

test(
  "headers, long and many",
  async () => {
    const askForHome = (headers: string[]): ReturnType<Growing> => ({ path: "/", headers });
    const questions: (typeof askForHome)[] = [
      askForHome,
      (headers) => ({ path: "/favicon.svg", headers }),
      (headers) => ({ path: "/hakkimizda.data", headers }),
      (headers) => ({ path: "/%", headers }),
      (headers) => ({ path: file, headers }),
      (headers) => ({ path: "/giris", headers }),
      (headers) => ({ path: "/cikis", method: "POST", body: "dil=tr", headers }),
    ];
    const long = Object.entries(HEADERS).flatMap(([name, starts]) =>
      starts.map((start): Walk => ({
        name: `${name}: ${start}…`,
        size: 14_000,
        requests: PATTERNS.map((pattern, index): Growing => (size, variant) => {
          const question = questions[index % questions.length] ?? askForHome;
          return question([name, start + filled(pattern, size) + variant]);
        }),
      })),
    );
    const often = OFTEN.map(([name, value]): Walk => ({
      name: `${name}: ${value}, often`,
      size: 12_000,
      requests: questions.map((question): Growing => (size) => {
        const times = Math.floor(size / (name.length + value.length + 4));
        return question(Array.from({ length: times }, () => [name, value]).flat());
      }),
    }));
    await expectLinear(stack.portal, [...long, ...often]);
  },
  LIMIT_MS,
);

test("logs no server error", () => {
  expect(seriousLines(stack.portal.output())).toEqual([]);
  expect(stack.portal.exitCode()).toBeNull();
});
