import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { watchShifts } from "../e2e/shifts";
import { expect, test } from "../e2e/test";

const PIECE_BYTES = 1_400;
const PIECE_PAUSE_MS = 20;

/** The portal behind a separate connection: `send` delivers a page's text. */
async function portalBehind(
  send: (body: Buffer, response: ServerResponse) => Promise<void> | void,
): Promise<{ url: string; stop(): void }> {
  const server = createServer((incoming, response) => {
    void fetch(`${process.env.PORTAL_URL}${incoming.url}`).then(async (answer) => {
      response.setHeader("Content-Type", answer.headers.get("Content-Type") ?? "");
      await send(Buffer.from(await answer.arrayBuffer()), response);
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

/** In pieces, as mobile networks deliver. */
async function inPieces(body: Buffer, response: ServerResponse): Promise<void> {
  for (let at = 0; at < body.length; at += PIECE_BYTES) {
    response.write(body.subarray(at, at + PIECE_BYTES));
    await new Promise((resolve) => setTimeout(resolve, PIECE_PAUSE_MS));
  }
  response.end();
}

/** Up to the second occurrence of a text; nothing more arrives. */
function upToSecond(text: string) {
  return (body: Buffer, response: ServerResponse) => {
    response.write(body.subarray(0, body.indexOf(text, body.indexOf(text) + 1)));
  };
}

test("A price row is shown once it is complete @phone", async ({ page }) => {
  const portal = await portalBehind(upToSecond('<td class="main">'));
  await page.goto(portal.url, { waitUntil: "commit" });
  const rows = page.locator(".figures tbody tr");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toBeVisible();
  await expect(rows.last()).toBeHidden();
  portal.stop();
});

const ARRIVING = [
  "/",
  "/en/about",
  "/en/search",
  "/gunluk-bulten",
  "/gunluk-bulten?tarih=2026-11-21",
  "/aylik-bulten",
  "/fiyatlar",
  "/en/prices",
  "/kotasyon-listesi",
  "/doviz-kuru",
  "/yillik-fiyat",
  "/karsilastir",
  "/urun/arp-byz-beyaz-arpa",
  "/ucret-tarifeleri",
];

const TALL_PHONE = { width: 360, height: 915 };

test.describe("Nothing moves while a page arrives piece by piece @desktop @phone", () => {
  for (const path of ARRIVING) {
    test(path, async ({ page, isMobile }) => {
      if (isMobile) await page.setViewportSize(TALL_PHONE);
      const slow = await portalBehind(inPieces);
      const shifts = await watchShifts(page);
      await page.goto(slow.url + path, { waitUntil: "domcontentloaded" });
      const moved = await shifts.seen();
      await page.goto("about:blank");
      slow.stop();
      expect(moved).toEqual([]);
    });
  }
});
