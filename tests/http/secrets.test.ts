import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sharedStack } from "../support/stack-of-file";
import { ask } from "../support/visit";

const CLIENT = "build/client";
const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const scripts = files.filter((file) => file.endsWith(".js"));

const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  "the upstream's words": /Alpha\.WebPanel|GetWithFilter|KullaniciGiris|StatuDegistir|OneCikanGorsel|MALADI/,
  "the server's modules": /~?server\/|sanitize-html|luxon|cockatiel|\bpino\b|i18next/,
  "the server's variables":
    /API_BASE_URL|SERVICE_(?:USER|PASSWORD)|SESSION_KEYS|DEFAULT_TOKEN|ADMIN_GUID|process\.env\.(?!NODE_ENV)/,
  "the demo's data": /portal-servis|Başakova|reference-upstream/,
  "all words of a language": /error\.unavailableTitle|notice\.partMissing/,
  "a source map": /sourceMappingURL/,
  "a zod schema": /ZodError|invalid_type/,
};

describe("browser files contain nothing of the server", () => {
  test("there are files to look at", () => expect(scripts.length).toBeGreaterThan(1));

  test.each(Object.entries(FORBIDDEN))("%s", (_, words) => {
    expect(scripts.filter((file) => words.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  test("there are no source maps, and no server file among the public ones", () => {
    expect(files.filter((file) => /\.(?:map|ts|tsx|env|db|sqlite)$/.test(file))).toEqual([]);
  });
});

describe("responses contain no secret", () => {
  const stack = sharedStack();

  test.each([
    "/.env",
    "/.vite/manifest.json",
    "/server/index.js",
    "/build/server/main.js",
    "/package.json",
    "/data/reference-upstream/secrets.json",
    "/assets/../../server/main.js",
    "/assets/..%2f..%2f..%2fpackage.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/..%5cpackage.json",
    "//etc/passwd",
  ])("%s is in none", async (path) => {
    const { status, body } = await ask(stack.portal.url, path);
    expect([400, 404]).toContain(status);
    expect(body).not.toMatch(/"(?:dependencies|servicePassword)"|LOG_LEVEL=|root:x:/);
  });

  test("no script has a source map", async () => {
    for (const file of scripts.slice(0, 5)) {
      const address = `/assets/${file.split("/").at(-1) ?? ""}`;
      const script = await ask(stack.portal.url, address);
      expect(script.status).toBe(200);
      expect(script.headers.get("sourcemap")).toBeNull();
      expect((await ask(stack.portal.url, `${address}.map`)).status).toBe(404);
    }
  });
});
