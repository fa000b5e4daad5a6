import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { request, type IncomingMessage } from "node:http";
import { connect, type IncomingHttpHeaders } from "node:http2";
import { join } from "node:path";
import { connect as connectSecurely } from "node:tls";
import { describe, expect, test } from "vitest";
import { freePort } from "../support/free-port.mjs";
import { isInstalled, startNginx } from "./support/front-server";
import { stackBehind, testSharedCache } from "./support/shared-cache";
import { keepVisiting } from "./support/steady-visitors";
import { ask } from "../support/visit";

const FILE = "tests/slow/behind-nginx.test.ts";
/** An anonymous visitor's, as long as a member's. */
const COOKIES = Array.from({ length: 4 }, (_, part) => `portal.${part}=${"x".repeat(3_600)}`).join("; ");
const canRun = isInstalled("nginx", "-v", FILE) && isInstalled("openssl", "version", FILE);

/** The cipher that TLS 1.2 negotiates for these offers. */
async function cipherOf(url: string, ca: string, ciphers: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connectSecurely({
    host: hostname,
    port: Number(port),
    servername: hostname,
    ca,
    ciphers,
    maxVersion: "TLSv1.2",
  });
  await once(socket, "secureConnect");
  const { name } = socket.getCipher();
  socket.destroy();
  return name;
}

describe.skipIf(!canRun)("nginx as shipped", () => {
  const behind = stackBehind((port, portal) => startNginx(port, [portal]));

  testSharedCache(behind);

  test("speaks HTTP/2 over TLS, with as many cookies as a session may have", async () => {
    const { url, certificate } = behind.cache.secure;
    // Only TLS 1.2 ciphers with authentication and forward secrecy.
    await expect(cipherOf(url, certificate, "AES128-GCM-SHA256")).rejects.toThrow();
    await expect(cipherOf(url, certificate, "ECDHE-ECDSA-AES128-SHA256")).rejects.toThrow();
    expect(await cipherOf(url, certificate, "DEFAULT")).toMatch(/^ECDHE-ECDSA-.*(?:GCM|POLY1305)/);
    const session = connect(url, { ca: certificate });
    const answer = session.request({ ":path": "/hakkimizda", accept: "text/html", cookie: COOKIES });
    const [headers] = (await once(answer, "response")) as [IncomingHttpHeaders];
    answer.resume();
    await once(answer, "end");
    session.close();
    expect(headers[":status"]).toBe(200);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("answers to its own name only, and redirects from the plain port", async () => {
    const { plain, secure } = behind.cache;
    const called = (Host: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        request(`${plain}/ara?ara=x`, { headers: { Host } }, resolve).on("error", reject).end();
      });
    const { statusCode, headers } = await called("localhost");
    expect([statusCode, headers.location]).toEqual([301, "https://localhost/ara?ara=x"]);
    expect(headers.server).toBe("nginx");
    await expect(called("evil.example")).rejects.toThrow(/hang up|reset/);
    const session = connect(secure.url, { ca: secure.certificate });
    const foreign = session.request({ ":path": "/", ":authority": "evil.example" });
    const [answer] = (await once(foreign, "response")) as [IncomingHttpHeaders];
    foreign.resume();
    session.close();
    expect(answer[":status"]).toBe(421);
    const { port } = new URL(secure.url);
    const stranger = connectSecurely({ host: "127.0.0.1", port: Number(port), servername: "evil.example" });
    await expect(once(stranger, "secureConnect")).rejects.toThrow(/unrecognized name/);
  });

  test("serves our pages only, and no health to visitors", async () => {
    const { url, plain, acme } = behind.cache;
    const refused = await readFile("docs/deploy/refused.html", "utf8");
    const long = "x".repeat(40 * 1024);
    const own = [
      await ask(url, "/healthz"),
      await ask(url, "/readyz"),
      await ask(url, `/${long}`),
      await ask(url, "/hakkimizda", { headers: { "X-Long": long } }),
      await ask(url, "/iletisim", { method: "POST", body: "x".repeat(2 * 1024 * 1024) }),
    ];
    expect(own.map(({ status }) => status)).toEqual([404, 404, 414, 400, 413]);
    for (const { body } of own) expect(body).toBe(refused);
    await mkdir(acme, { recursive: true });
    await writeFile(join(acme, "token"), "proof");
    const named = plain.replace("127.0.0.1", "localhost");
    const proof = await ask(named, "/.well-known/acme-challenge/token");
    expect([proof.status, proof.body]).toEqual([200, "proof"]);
  });

  test("caches what scanners don't find for a moment", async () => {
    const { url } = behind.cache;
    const visits = [await ask(url, "/wp-login.php"), await ask(url, "/wp-login.php")];
    expect(visits.map(({ status, headers }) => [status, headers.get("x-cache")])).toEqual([
      [404, "MISS"],
      [404, "HIT"],
    ]);
  });

  test("sets the portal's headers on its own responses, each once", async () => {
    const { url } = behind.cache;
    const own = await ask(url, "/readyz");
    expect(own.status).toBe(404);
    expect(own.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    await ask(url, "/hakkimizda");
    const cached = await ask(url, "/hakkimizda");
    expect(cached.headers.get("x-cache")).toBe("HIT");
    for (const { headers } of [own, cached]) expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(cached.headers.get("cache-control")).toMatch(/^public, [^,]*max-age/);
    expect(cached.headers.get("content-security-policy")).not.toContain(", default-src");
  });

  test("loses no request when one portal replaces another", async () => {
    const { stack } = behind;
    const second = await stack.another();
    const both = await startNginx(await freePort(), [stack.portal.url, second.url]);
    // Uncacheable: each visit reaches a portal.
    const visits = keepVisiting(both.url, ["/giris", "/iletisim", "/en/login"]);
    const more = async (count: number) => {
      const before = visits.tally.answered;
      await expect.poll(() => visits.tally.answered, { timeout: 30_000 }).toBeGreaterThan(before + count);
    };
    await more(20);
    expect(await stack.portal.stop()).toBe(0);
    await more(20);
    const { failed } = await visits.stop();
    await second.stop();
    const { status, headers, body } = await ask(both.url, "/giris");
    expect([status, body]).toEqual([502, await readFile("docs/deploy/away.html", "utf8")]);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
    expect(headers.get("cache-control")).toBe("private, no-store");
    await both.stop();
    expect(failed).toEqual([]);
  }, 90_000);
});
