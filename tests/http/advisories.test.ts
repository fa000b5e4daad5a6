import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { elements } from "../support/html";
import { seriousLines } from "../support/log-lines";
import { sharedStack } from "../support/stack-of-file";
import { ask, open } from "../support/visit";

/** Advisories on versions in use: why none is reachable (docs/dependencies.md). */

const stack = sharedStack();

function send(path: string, body: string, type: string) {
  const headers = { Origin: stack.portal.url, "Sec-Fetch-Site": "same-origin", "Content-Type": type };
  return ask(stack.portal.url, path, { method: "POST", body, headers });
}

describe("turbo-stream 2 (CVE-2026-34077, CVE-2026-42211)", () => {
  test("the server writes such streams and reads none", () => {
    const code = readFileSync("node_modules/@remix-run/server-runtime/dist/single-fetch.js", "utf8");
    expect(new Set(code.match(/turboStream\.\w+/g))).toEqual(new Set(["turboStream.encode"]));
  });

  test.each(["text/x-script", "text/x-turbo", "application/json"])(
    "a stream sent as %s is not a form",
    async (type) => {
      const stream = '["E","x","Function"]\nP1:[["E","y","process"]]\n';
      for (const path of ["/iletisim", "/giris", "/en/contact"]) {
        expect((await send(path, stream, type)).status, path).toBe(422);
        expect((await send(`${path}.data`, stream, type)).status, path).toBe(404);
      }
    },
  );

  test("only the form's own fields are written back, not others, nested ones neither", async () => {
    const deep = `mesaj${"[a]".repeat(400)}`;
    const fields = [`${deep}=QXZ`, `mesaj${".a".repeat(400)}=QXZ`, "__proto__[x]=QXZ", "konu[0][x]=QXZ"];
    const { status, body } = await send(
      "/iletisim",
      [...fields, "konu=Kantar"].join("&"),
      "application/x-www-form-urlencoded",
    );
    expect(status).toBe(422);
    expect(body).toContain("Kantar");
    expect(body).not.toMatch(/QXZ|\[a\]|\.a\.a|__proto__/);
  });
});

test("no page carries errors for scripts (CVE-2026-53666)", async () => {
  for (const path of [
    "/detay/999999",
    "/detay/999999?__type=Error&__subType=Function",
    "/en/content/999999",
  ]) {
    const { status, body } = await open(stack.portal.url, path);
    expect(status).toBe(404);
    expect(elements(body, "script").filter(({ src }) => src === undefined)).toEqual([]);
    expect(body).not.toMatch(/RouteErrorResponse|__subType|"Function"/);
  }
});

test("logs no server error", () => {
  expect(seriousLines(stack.portal.output())).toEqual([]);
});
