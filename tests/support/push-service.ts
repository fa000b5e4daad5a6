import { createECDH, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
// @ts-expect-error -- the package brings no types
import ece from "http_ece";

/** Decrypts RFC 8188, as a browser does. */
const { decrypt } = ece as {
  decrypt: (
    bytes: Buffer,
    options: { version: "aes128gcm"; privateKey: ReturnType<typeof createECDH>; authSecret: string },
  ) => Buffer;
};

export interface Notification {
  title: string;
  body: string;
  lang: string;
  tag: string;
  data: { topic: string; page: string; settings: string };
}

/** A subscribed browser. */
export interface SubscribedBrowser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  notifications: Notification[];
  headers: Record<string, string | string[] | undefined>[];
  /** From now on its service says that the browser is gone. */
  leave(): void;
}

/** A push service as browsers' makers run them, and browsers behind it. */
export async function startPushService() {
  const arrivals = new Map<
    string,
    (bytes: Buffer, headers: SubscribedBrowser["headers"][number]) => number
  >();
  const server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      response.writeHead(arrivals.get(request.url ?? "")?.(bytes, request.headers) ?? 404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    subscribe(): SubscribedBrowser {
      const path = `/send/${randomBytes(12).toString("base64url")}`;
      const privateKey = createECDH("prime256v1");
      const p256dh = privateKey.generateKeys("base64url");
      const auth = randomBytes(16).toString("base64url");
      const browser: SubscribedBrowser = {
        endpoint: url + path,
        keys: { p256dh, auth },
        notifications: [],
        headers: [],
        leave: () => void arrivals.delete(path),
      };
      arrivals.set(path, (bytes, headers) => {
        const text = decrypt(bytes, { version: "aes128gcm", privateKey, authSecret: auth });
        browser.notifications.push(JSON.parse(text.toString()) as Notification);
        browser.headers.push(headers);
        return 201;
      });
      return browser;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
