import type { Browser, BrowserContextOptions } from "@playwright/test";
import { get, type IncomingMessage } from "node:http";
import { expect } from "./test";

/** How long the visitor does nothing after a page has loaded. */
const IDLE_MS = 6_000;

/** One resource that a browser loaded; bytes as transferred, headers included. */
export interface Fetched {
  path: string;
  kind: string;
  bytes: number;
}

/** Opens a page on a phone as a first-time visitor and waits: what was loaded. */
export async function visitOnce(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Fetched[]> {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ ...phone, ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const fetched = new Map<string, Fetched>();
  session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other" }) => {
    if (!request.url.startsWith("http")) return;
    const { origin, pathname } = new URL(request.url);
    expect(origin, "nothing is asked of another host").toBe(new URL(url).origin);
    fetched.set(requestId, { path: pathname, kind: type, bytes: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await page.goto(url);
  await page.waitForTimeout(IDLE_MS);
  await context.close();
  return [...fetched.values()];
}

export const bytesOf = (fetched: readonly Fetched[]) => fetched.reduce((sum, { bytes }) => sum + bytes, 0);

/** The transferred bytes of a response body, for a browser that accepts brotli. */
export function bytesOnTheWay(address: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { "Accept-Encoding": "br", Accept: "text/html,*/*", ...headers } }, (answer) => {
      resolve(countBytes(answer));
    }).on("error", reject);
  });
}

async function countBytes(answer: IncomingMessage): Promise<number> {
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-encoding"]).toBe("br");
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  return bytes;
}
