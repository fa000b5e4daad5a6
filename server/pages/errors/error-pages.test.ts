import { beforeEach, expect, test, vi } from "vitest";
import type { ErrorPageView } from "~/components/errors/error-page";
import { pagePortal } from "../../../tests/support/page-portal";
import { OverloadedError } from "../../concurrency/request-slots";
import { LimitReached } from "../../security/rate-limits";
import { log } from "../../observability/log";
import { errorResponse } from "./error-pages";
import { PageError } from "./page-error";
import {
  BrokenError,
  NotFoundError,
  RefusedError,
  RejectedError,
  TimeoutError,
  UnreachableError,
  UPSTREAM_ERRORS,
} from "../../upstream/errors";

/** Every error class and the page for it. */
const TABLE: [
  string,
  Error,
  { status: number; retryAfter: string | null; title: string; canRetry: boolean },
][] = [
  [
    "a timeout",
    new TimeoutError("call", "late"),
    { status: 504, retryAfter: "10", title: "Bilgiye şu anda ulaşılamıyor", canRetry: true },
  ],
  [
    "no connection",
    new UnreachableError("call", "ECONNREFUSED"),
    { status: 503, retryAfter: "10", title: "Bilgiye şu anda ulaşılamıyor", canRetry: true },
  ],
  [
    "a broken answer",
    new BrokenError("call", "contract: 0.Id: x"),
    { status: 502, retryAfter: "10", title: "Bilgiye şu anda ulaşılamıyor", canRetry: true },
  ],
  [
    "a missing item",
    new NotFoundError("call", "status 410"),
    { status: 404, retryAfter: null, title: "Aradığınız sayfa bulunamadı", canRetry: false },
  ],
  [
    "a refused token",
    new RefusedError("call", "status 401", true),
    { status: 403, retryAfter: null, title: "Bu sayfa gösterilemiyor", canRetry: false },
  ],
  [
    "a forbidden act",
    new RefusedError("call", "status 403", false),
    { status: 403, retryAfter: null, title: "Bu sayfa gösterilemiyor", canRetry: false },
  ],
  [
    "a rejection",
    new RejectedError("call", "status 400", null),
    { status: 422, retryAfter: null, title: "İstek kabul edilmedi", canRetry: false },
  ],
  [
    "a page that is not there",
    new PageError("notFound"),
    { status: 404, retryAfter: null, title: "Aradığınız sayfa bulunamadı", canRetry: false },
  ],
  [
    "a long address",
    new PageError("tooLong"),
    { status: 414, retryAfter: null, title: "Adres çok uzun", canRetry: false },
  ],
  [
    "a wrong method",
    new PageError("method"),
    { status: 405, retryAfter: null, title: "Bu adrese böyle bir istek gönderilemez", canRetry: false },
  ],
  [
    "a limit",
    new LimitReached(40, "lookups"),
    { status: 429, retryAfter: "40", title: "Kısa sürede çok fazla arama yapıldı", canRetry: true },
  ],
  [
    "too many at once",
    new OverloadedError(),
    { status: 503, retryAfter: "5", title: "Şu anda çok yoğunuz", canRetry: true },
  ],
  [
    "a fault of ours",
    new TypeError("gizli ayrıntı"),
    { status: 500, retryAfter: null, title: "Bir şeyler ters gitti", canRetry: true },
  ],
];

beforeEach(() => {
  vi.spyOn(log, "error");
});

const context = await pagePortal("/haber-list?sayfa=3");
const english = await pagePortal("/en/news?sayfa=3");
const pageOf = (response: Response) => response.json() as Promise<ErrorPageView>;

test.each(TABLE)("%s", async (_, error, { status, retryAfter, title, canRetry }) => {
  const answer = errorResponse(context, error);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("retry-after")).toBe(retryAfter);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("content-language")).toBe("tr");
  const page = await pageOf(answer);
  expect(page.title).toBe(title);
  expect(page.retry?.href ?? null).toBe(canRetry ? "/haber-list?sayfa=3" : null);
  expect(page.requestId).toBe(canRetry ? "r-1" : null);
  expect(page.steps.map(({ href }) => href)).toEqual(["/", "/duyuru-haber-list", "/site-haritasi"]);
  expect(JSON.stringify(page)).not.toMatch(/gizli|contract|ECONN|status/);
});

test("writes an error page in the visitor's language", async () => {
  for (const [, error] of TABLE) {
    const answer = errorResponse(english, error);
    expect(answer.headers.get("content-language")).toBe("en");
    const page = await pageOf(answer);
    expect(page.text).not.toMatch(/[çğıöşüÇĞİÖŞÜ]/);
    expect(page.steps[0]?.href).toBe("/en");
  }
});

test("logs only unforeseen errors as errors", () => {
  for (const [, error] of TABLE) errorResponse(context, error);
  expect(vi.mocked(log.error)).toHaveBeenCalledTimes(1);
});

test("shows no upstream text but the message of a rejection", async () => {
  const view = await pageOf(
    errorResponse(context, new RejectedError("call", "status 400", "Arama çok kısa.")),
  );
  expect(view.text).toBe("Arama çok kısa.");
  const hidden = await pageOf(errorResponse(context, new NotFoundError("call", "Kayıt yok")));
  expect(JSON.stringify(hidden)).not.toContain("Kayıt yok");
});

test("names the allowed methods for a wrong one", () => {
  expect(errorResponse(context, new PageError("method")).headers.get("allow")).toBe("GET, HEAD");
});

test("the table above covers every upstream error", () => {
  const kinds = TABLE.flatMap(([, error]) => ("kind" in error && "call" in error ? [error.kind] : []));
  expect(new Set(kinds)).toEqual(new Set(Object.keys(UPSTREAM_ERRORS)));
});
