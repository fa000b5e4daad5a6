import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sharedStack } from "../support/stack-of-file";
import { ask, open } from "../support/visit";

/** Code that uses Remix internals (decision 25), where no other test covers it. */

const stack = sharedStack();

test("pages have neither Remix's scripts nor their data", async () => {
  const { body } = await open(stack.portal.url, "/hakkimizda");
  expect(body).not.toMatch(/__remix|enqueue|<script(?![^>]*(?:src|type)=)/);
});

test("no address returns parts of the route list", async () => {
  for (const path of ["/__manifest?p=/hakkimizda", "/__manifest?p=/hakkimizda&version=1"]) {
    const { status, body } = await ask(stack.portal.url, path);
    expect(status).toBe(404);
    expect(body).not.toContain("hasLoader");
  }
});

interface Built {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

test("the browser build has no routes, and the scripts of every page no Remix or React", () => {
  const names = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));
  const scripts = new Map(names.map((name) => [name, readFileSync(`build/client/assets/${name}`, "utf8")]));
  for (const [name, script] of scripts)
    expect.soft(script, name).not.toMatch(/__remix|clientLoader|hasErrorBoundary/i);
  const manifest = JSON.parse(readFileSync("build/.vite/client-manifest.json", "utf8")) as Record<
    string,
    Built
  >;
  const open = ["app/entry.client.ts", ...(manifest["app/entry.client.ts"]?.dynamicImports ?? [])];
  const loaded = new Set<string>();
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    loaded.add(manifest[key]?.file.replace("assets/", "") ?? key);
    open.push(...(manifest[key]?.imports ?? []));
  }
  expect(loaded.size).toBeGreaterThan(1);
  for (const name of loaded) expect.soft(scripts.get(name), name).not.toMatch(/react|jsx/i);
});
