import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logLines } from "../support/log-lines";
import { logIn, USERS } from "../support/member";
import { startStack, type Stack } from "../support/stack";
import { open } from "../support/visit";

/** A DATA_DIR that accepts writes and never answers, like one of another machine that is gone. */

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
}, 60_000);
afterAll(() => stack.stop());

/** Replaces files by pipes without a writer: opening one to read hangs. */
function hang(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) {
    for (const name of readdirSync(path)) hang(join(path, name));
    return;
  }
  rmSync(path, { force: true });
  expect(spawnSync("mkfifo", [path]).status).toBe(0);
}

test("costs pages and log-ins a moment only", async () => {
  const { DATA_DIR = "" } = stack.environment;
  for (const path of ["/", "/hakkimizda", "/haber-list"]) await open(stack.portal.url, path);
  await stack.portal.stop();
  expect(existsSync(join(DATA_DIR, "answers"))).toBe(true);
  for (const name of ["answers", "ended-sessions"]) hang(join(DATA_DIR, name));
  const portal = await stack.another();
  for (const path of ["/", "/hakkimizda", "/haber-list", "/tarihce"])
    expect([path, (await open(portal.url, path)).status]).toEqual([path, 200]);
  const member = await logIn({ ...stack, portal }, USERS.member.name);
  expect((await member.get("/profile")).status).toBe(200);
  const logged = logLines(portal.output()).filter(({ msg }) => msg?.includes("doesn't answer"));
  expect(logged).toHaveLength(1);
  portal.signal("SIGKILL");
}, 60_000);

test("does not block a purge", async () => {
  const { DATA_DIR = "" } = stack.environment;
  const folder = join(DATA_DIR, "answers");
  rmSync(DATA_DIR, { recursive: true });
  const portal = await stack.another();
  const purge = async (times: number) => {
    portal.signal("SIGHUP");
    const purged = () => logLines(portal.output()).filter(({ msg }) => msg?.endsWith("were purged")).length;
    await expect.poll(purged, { timeout: 5_000 }).toBe(times);
  };
  await purge(1);
  const [file = ""] = readdirSync(folder);
  hang(join(folder, `${file}.${portal.pid}.part`));
  await purge(2);
  await purge(3);
  portal.signal("SIGKILL");
}, 60_000);
