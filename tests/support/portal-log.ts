import { expect } from "vitest";
import type { Language } from "../../app/i18n/language";
import { headingOf, languageOf } from "./html";
import { logLines, seriousLines } from "./log-lines";
import type { Stack } from "./stack";
import type { Visit } from "./visit";
import { word } from "./words";

const TRACE = /\n\s+at .+:\d+:\d+|node_modules|\/build\/server\/|[A-Z]\w*Error:/;

/** An answer shows nothing of how the portal works inside. */
export function expectNoTrace(body: string): void {
  expect(body).not.toMatch(TRACE);
  expect(body).not.toMatch(/[\0\uFFFD]/);
}

/** The upstream's trouble is the portal's warning, never its error; and it lives on, keeping its secrets. */
export function expectCalmLog({ portal, servicePassword }: Stack): void {
  const output = portal.output();
  expect(portal.exitCode()).toBeNull();
  expect(seriousLines(output)).toEqual([]);
  expect(output).not.toMatch(/unhandledRejection|uncaughtException|DeprecationWarning|Warning:/);
  expect(output).not.toContain(servicePassword);
  expect(output).not.toMatch(/eyJ[\w-]{10,}|Bearer/);
}

/** A page that can't be made just now says so in its language, when to come back, and that nobody may keep it. */
export function expectUnavailable({ status, headers, body }: Visit, language: Language): void {
  expect([502, 503, 504]).toContain(status);
  expect(languageOf(body)).toBe(language);
  expect(headingOf(body)).toBe(word(language, "error.unavailableTitle"));
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("retry-after")).toMatch(/^\d+$/);
  expectNoTrace(body);
}

const OF_MEMBERS = ["001014", "001170", "Nazlı", "hayali", "10.0.0."];

/** What the log itself counts; a code of six digits may stand in it by chance. */
const OWN_NUMBERS = /"(?:time|pid|ms|bytes|requestId)":(?:"[^"]*"|[\d.]+)/g;

/** The same where members logged in: nothing tells who, from where, or with what. */
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
