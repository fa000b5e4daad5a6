import { expect } from "vitest";
import { logLines, seriousLines } from "./log-lines";
import type { Stack } from "./stack";

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

/** The warnings about a call so far. */
export function warningsOf({ portal }: Stack, call: string) {
  return logLines(portal.output()).filter((line) => line.level === "warn" && line["call"] === call);
}
