import { execFile } from "node:child_process";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { MEMBER_CHECKS } from "~server/doctor/member-checks";
import { PUBLIC_CHECKS } from "~server/doctor/public-checks";
import { DECLARED_CALLS } from "../contracts/declared-calls";
import { startStack, type Stack } from "../support/stack";

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
}, 60_000);
afterEach(() => stack.upstream.clearFaults());
afterAll(() => stack.stop());

/** Runs the doctor as an operator does; what it printed and its exit code. */
function runDoctor(variables: Record<string, string> = {}): Promise<{ code: number; lines: string[] }> {
  const { PATH } = process.env;
  const env: NodeJS.ProcessEnv = {
    PATH,
    NODE_ENV: "production",
    LOG_LEVEL: "silent",
    ...stack.environment,
    ...variables,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ["build/server/doctor.js"], { env }, (error, printed) =>
      resolve({ code: Number(error?.code ?? 0), lines: printed.split("\n") }),
    );
  });
}

const after = (lines: string[], text: string) => {
  const at = lines.findIndex((line) => line.includes(text));
  return lines.slice(at, at + 3);
};

/** The user of a log-in is read leniently; the doctor reads the same call as strictly as pages do. */
const OF_LOG_IN = ["users.ownIfLegible"];

test("every call that reads is checked; those of a log-in are made by it", () => {
  const checked = new Set([
    ...PUBLIC_CHECKS.map(({ call }) => call.name),
    ...MEMBER_CHECKS.map(({ call }) => call.name),
    ...OF_LOG_IN,
  ]);
  const unchecked = [...DECLARED_CALLS.values()].filter(
    ({ kind, name }) => kind === "read" && !checked.has(name),
  );
  expect(unchecked.map(({ name }) => name)).toEqual([]);
});

test("an upstream that keeps to the contracts is said to", async () => {
  const { code, lines } = await runDoctor({ APP_ID: "portal" });
  expect(lines.filter((line) => /^(?:MISFIT|FAILED)/.test(line))).toEqual([]);
  expect(after(lines, "content.newest")[0]).toMatch(/^ok .*6 rows/);
  expect(after(lines, "users.own")[0]).toMatch(/^skipped .*DOCTOR_USER/);
  expect(code).toBe(0);
});

test("an answer outside its contract is told by path, with what was expected and what came", async () => {
  await stack.upstream.fault({ kind: "wrong-types", match: "KadroTanim/Get" });
  const { code, lines } = await runDoctor();
  const [first, place] = after(lines, "people.seats");
  expect(first).toMatch(/^MISFIT /);
  expect(place).toMatch(/^ +0\.Id: expected .+, got string "#\d+"/);
  expect(lines).toContainEqual(
    expect.stringMatching(/^ +0\.AdSoyad: expected a text, got an object \(deger\)/),
  );
  expect(lines).toContainEqual(expect.stringContaining("the pages lack: council, board, staff"));
  expect(code).toBe(1);
});

test("what fails and what is empty are told apart", async () => {
  await stack.upstream.fault({ kind: "500", match: "GetKayanYazi" });
  await stack.upstream.fault({ kind: "no-rows", match: "Anket/" });
  const { code, lines } = await runDoctor();
  expect(after(lines, "prices.ticker").slice(0, 2)).toEqual([
    expect.stringMatching(/^FAILED .*status 500/),
    expect.stringContaining("the pages lack: the ticker"),
  ]);
  expect(after(lines, "surveys.list").slice(0, 2)).toEqual([
    expect.stringMatching(/^ok .*0 rows/),
    expect.stringContaining("nothing there: surveys"),
  ]);
  expect(after(lines, "surveys.item")[0]).toMatch(/^skipped /);
  expect(code).toBe(1);
});

test("a log-in that fails is told, and what needs no log-in is checked all the same", async () => {
  const { code, lines } = await runDoctor({ SERVICE_PASSWORD: "yanlis-sifre" });
  expect(after(lines, "menu.read")[0]).toMatch(/^skipped .*the log-in failed: authentication.logIn: refused/);
  expect(after(lines, "registry.offices")[0]).toMatch(/^ok /);
  expect(lines.join("\n")).not.toContain("yanlis-sifre");
  expect(code).toBe(1);
});
