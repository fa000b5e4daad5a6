import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { watchShifts } from "./shifts";
import { expect, test } from "./test";

const PIECE_BYTES = 1_400;
const PIECE_PAUSE_MS = 20;

/** The portal behind a connection that brings its pages piece by piece, as mobile networks do. */
async function slowPortal(): Promise<{ url: string; stop(): void }> {
  const server = createServer((incoming, response) => {
    void fetch(`${process.env.PORTAL_URL}${incoming.url}`).then(async (answer) => {
      response.setHeader("Content-Type", answer.headers.get("Content-Type") ?? "");
      const body = Buffer.from(await answer.arrayBuffer());
      for (let at = 0; at < body.length; at += PIECE_BYTES) {
        response.write(body.subarray(at, at + PIECE_BYTES));
        await new Promise((resolve) => setTimeout(resolve, PIECE_PAUSE_MS));
      }
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

/** The portal behind a connection that breaks off before the second time a page says something. */
async function brokenOff(before: string): Promise<{ url: string; stop(): void }> {
  const server = createServer((incoming, response) => {
    void fetch(`${process.env.PORTAL_URL}${incoming.url}`).then(async (answer) => {
      response.setHeader("Content-Type", answer.headers.get("Content-Type") ?? "");
      const body = await answer.text();
      response.write(body.slice(0, body.indexOf(before, body.indexOf(before) + 1)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

test("A row of prices is shown once it is whole @phone", async ({ page }) => {
  const portal = await brokenOff('<td class="average">');
  await page.goto(portal.url, { waitUntil: "commit" });
  const rows = page.locator(".prices tbody tr");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toBeVisible();
  await expect(rows.last()).toBeHidden();
  portal.stop();
});

test.describe("Nothing moves while a page arrives piece by piece @desktop @phone", () => {
  for (const path of ["/", "/en/about", "/en/search"]) {
    test(path, async ({ page }) => {
      const slow = await slowPortal();
      const shifts = await watchShifts(page);
      await page.goto(slow.url + path, { waitUntil: "domcontentloaded" });
      const moved = await shifts.seen();
      await page.goto("about:blank");
      slow.stop();
      expect(moved).toEqual([]);
    });
  }
});
