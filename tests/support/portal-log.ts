import { expect } from "vitest";
import type { Language } from "../../app/i18n/language";
import { headingOf, languageOf } from "./html";
import { logLines, seriousLines } from "./log-lines";
import type { Stack } from "./stack";
import type { Visit } from "./visit";
import { word } from "./words";

const TRACE = /\n\s+at .+:\d+:\d+|node_modules|\/build\/server\/|[A-Z]\w*Error:/;

/** Expects that a response reveals nothing of the portal's inside. */
export function expectNoTrace(body: string): void {
  expect(body).not.toMatch(TRACE);
  expect(body).not.toMatch(/[\0\uFFFD]/);
}

/**
 * Expects that the upstream's failures are warnings, never errors, and that the portal lives and keeps its
 * secrets.
 */
export function expectCalmLog({ portal, servicePassword }: Stack): void {
  const output = portal.output();
  expect(portal.exitCode()).toBeNull();
  expect(seriousLines(output)).toEqual([]);
  expect(output).not.toMatch(/unhandledRejection|uncaughtException|DeprecationWarning|Warning:/);
  expect(output).not.toContain(servicePassword);
  expect(output).not.toMatch(/eyJ[\w-]{10,}|Bearer/);
}

/** Expects a page that says, in its language, that it can't be made now and when to retry, uncacheably. */
export function expectUnavailable({ status, headers, body }: Visit, language: Language): void {
  expect([502, 503, 504]).toContain(status);
  expect(languageOf(body)).toBe(language);
  expect(headingOf(body)).toBe(word(language, "error.unavailableTitle"));
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("retry-after")).toMatch(/^\d+$/);
  expectNoTrace(body);
}

const OF_MEMBERS = ["001014", "001170", "Nazlı", "hayali", "10.0.0."];

/** What the log counts itself; a code of six digits may occur in it by chance. */
const OWN_NUMBERS = /"(?:time|pid|ms|bytes|requestId)":(?:"[^"]*"|[\d.]+)/g;

/** The same where members logged in: nothing reveals who, from where, or with what. */
export function expectLogOfNobody(stack: Stack): void {
  expectCalmLog(stack);
  const said = stack.portal.output().replaceAll(OWN_NUMBERS, "");
  for (const secret of [stack.memberPassword, stack.otpCode, ...OF_MEMBERS])
    expect(said.includes(secret), secret).toBe(false);
}

/** The warnings about a call so far. */
export function warningsOf({ portal }: Stack, call: string) {
  return logLines(portal.output()).filter((line) => line.level === "warn" && line["call"] === call);
}
