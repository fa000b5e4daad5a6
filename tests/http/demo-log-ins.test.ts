import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { logIn, USERS } from "../support/member";
import { startServer } from "../support/server-process";

/** What the demo prints about logging in. */

async function printedBy(args: string[]): Promise<string> {
  const portal = await startServer({
    args: ["build/server/main.js", ...args],
    readyPath: "/healthz",
    env: { PORTAL_DEMO: "1" },
  });
  await portal.stop();
  return portal.output();
}

test("npm run up explains who can log in and how", async () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<"up" | "start", string>;
  };
  expect(scripts.up).toMatch(/ npm run --silent start -- --log-ins$/);
  expect(scripts.start).toMatch(/ build\/server\/main\.js$/);
  const printed = await printedBy(["--log-ins"]);
  const password = /with the password (\S+) \(one-time code \d{6}\)/.exec(printed)?.[1] ?? "?";
  expect(password.length).toBeGreaterThan(8);
  expect(printed).toMatch(/\n {2}001014 +a member with the online bulletin\n/);
  expect(printed.split("\n").filter((line) => line.startsWith("{") && line.includes(password))).toEqual([]);
});

test("a demo with its output in a log prints no password", async () => {
  const { memberPassword, otpCode } = JSON.parse(
    readFileSync("data/reference-upstream/secrets.json", "utf8"),
  ) as Record<"memberPassword" | "otpCode", string>;
  const printed = await printedBy([]);
  expect(printed).toContain('"demo":true');
  for (const secret of [memberPassword, otpCode]) expect(printed).not.toContain(secret);
});

test("npm run upstream prints the environment of a working portal", async () => {
  const directory = await mkdtemp(join(tmpdir(), "portal-test-"));
  const upstream = await startServer({
    args: ["build/server/upstream.js", "--port", "{port}", "--directory", directory],
    readyPath: "/api/v1/Alpha.WebPanel/OnlineKullaniciBulten/GetAnaKart",
  });
  const printed = [...upstream.output().matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const folders = { DATA_DIR: directory, IMAGE_CACHE_DIR: join(directory, "pictures") };
  const portal = await startServer({
    args: ["build/server/main.js"],
    readyPath: "/",
    env: { ...(Object.fromEntries(printed) as Record<string, string>), ...folders, TIMEOUT_SCALE: "20" },
  });
  const secrets = JSON.parse(readFileSync(join(directory, "secrets.json"), "utf8")) as Record<
    "memberPassword" | "otpCode",
    string
  >;
  const member = await logIn({ portal, ...secrets }, USERS.member.name);
  expect((await member.get("/kullanici-bulten")).status).toBe(200);
  await Promise.all([portal.stop(), upstream.stop()]);
  await rm(directory, { recursive: true });
});
