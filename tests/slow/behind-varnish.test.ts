import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { isInstalled, startVarnish } from "./support/front-server";
import { stackBehind, testSharedCache } from "./support/shared-cache";
import { ask, open } from "../support/visit";

const hasVarnish = isInstalled("varnishd", "-V", "tests/slow/behind-varnish.test.ts");

describe.skipIf(!hasVarnish)("Varnish as shipped", () => {
  const behind = stackBehind(startVarnish);

  testSharedCache(behind);

  test("is purged", async () => {
    await open(behind.cache.url, "/tarihce");
    expect((await open(behind.cache.url, "/tarihce")).headers.get("x-cache")).toBe("HIT");
    expect((await ask(behind.cache.url, "/", { method: "PURGE" })).status).toBe(200);
    expect((await open(behind.cache.url, "/tarihce")).headers.get("x-cache")).toBe("MISS");
  });

  test("serves its cache without a portal", async () => {
    await open(behind.cache.url, "/tarihce");
    await behind.stack.portal.stop();
    const cached = await open(behind.cache.url, "/tarihce");
    expect([cached.status, cached.headers.get("x-cache")]).toEqual([200, "HIT"]);
    const away = await open(behind.cache.url, "/en/board");
    expect([away.status, away.body]).toEqual([503, await readFile("docs/deploy/away.html", "utf8")]);
    const refused = await open(behind.cache.url, "/healthz");
    expect([refused.status, refused.body]).toEqual([404, await readFile("docs/deploy/refused.html", "utf8")]);
  });
});
