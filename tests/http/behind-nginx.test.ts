import { once } from "node:events";
import { connect, type IncomingHttpHeaders } from "node:http2";
import { connect as connectSecurely } from "node:tls";
import { describe, expect, test } from "vitest";
import { freePort } from "../support/free-port.mjs";
import { isInstalled, startNginx } from "../support/front-server";
import { stackBehind, testSharedCache } from "../support/shared-cache";
import { keepVisiting } from "../support/steady-visitors";

const FILE = "tests/http/behind-nginx.test.ts";
/** Nobody's, and as long as a member's. */
const COOKIES = Array.from({ length: 4 }, (_, part) => `portal.${part}=${"x".repeat(3_600)}`).join("; ");
const canRun = isInstalled("nginx", "-v", FILE) && isInstalled("openssl", "version", FILE);

/** What is agreed on with who offers these, by TLS 1.2. */
async function cipherOf(url: string, ca: string, ciphers: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connectSecurely({ host: hostname, port: Number(port), ca, ciphers, maxVersion: "TLSv1.2" });
  await once(socket, "secureConnect");
  const { name } = socket.getCipher();
  socket.destroy();
  return name;
}

describe.skipIf(!canRun)("nginx, as it is shipped,", () => {
  const behind = stackBehind((port, portal) => startNginx(port, [portal]));

  testSharedCache(behind);

  test("speaks HTTP/2 over TLS, with as many cookies as a session may have", async () => {
    const { url, certificate } = behind.cache.secure;
    // Of TLS 1.2 the ciphers alone that are authenticated and forward secret.
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

  test("loses no request when one portal takes over from another", async () => {
    const { stack } = behind;
    const second = await stack.another();
    const both = await startNginx(await freePort(), [stack.portal.url, second.url]);
    // Kept by nobody: each visit reaches a portal.
    const visits = keepVisiting(both.url, ["/giris", "/iletisim", "/en/login"]);
    const more = async (count: number) => {
      const before = visits.tally.answered;
      await expect.poll(() => visits.tally.answered, { timeout: 30_000 }).toBeGreaterThan(before + count);
    };
    await more(20);
    expect(await stack.portal.stop()).toBe(0);
    await more(20);
    const { failed } = await visits.stop();
    await both.stop();
    expect(failed).toEqual([]);
  }, 90_000);
});
