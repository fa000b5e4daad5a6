import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import tr from "../../public/assets/i18n/tr.json";
import { textOf } from "../support/html";
import { browserAt, loggedIn, type Browser } from "../support/profile-visit";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { json } from "../support/recorder";

const DETAILS = "bilgilerim";

let stack: ProxiedStack;
let nazli: Browser;

beforeAll(async () => {
  stack = await startProxiedStack({ env: { TRUSTED_PROXIES: "1" } });
  nazli = await loggedIn(stack, "001014");
});
afterAll(() => stack.stop());
afterEach(() => {
  stack.proxy.restore();
  stack.proxy.requests.length = 0;
});

const updates = () =>
  stack.proxy.requestsTo("Kullanici/Update").map(({ body }) => JSON.parse(body) as Record<string, unknown>);

describe("the photo", () => {
  test("is the user's own, small, and not cached", async () => {
    const answer = await nazli.fetch("/profil-resmi");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("vary")).toContain("Cookie");
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(15_000);
    await nazli.get("/profile");
    const [own] = stack.proxy.requestsTo("GetOwnUser");
    const bearers = stack.proxy.requestsTo("/files/").map(({ headers }) => headers.authorization);
    expect(bearers).toEqual([own?.headers.authorization]);
  });

  test("differs between two users", async () => {
    const admin = await loggedIn(stack, "admin");
    const photos = await Promise.all(
      [nazli, admin].map(async (user) =>
        Buffer.from(await (await user.fetch("/profil-resmi")).arrayBuffer()),
      ),
    );
    expect(photos[0]?.equals(photos[1] ?? Buffer.of())).toBe(false);
  });

  test("is a placeholder without a session, without a photo, and when the store fails", async () => {
    const placeholder = async (browser: Browser, path = "/profil-resmi") => {
      const answer = await browser.fetch(path);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([
        404,
        "image/svg+xml; charset=utf-8",
      ]);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
    };
    await placeholder(browserAt(stack.portal.url));
    await placeholder(browserAt(stack.portal.url), "/profil-resmi?path=files/a.png&id=57");
    await placeholder(await loggedIn(stack, "yeni"));
    expect(stack.proxy.requestsTo("/files/")).toEqual([]);
    const member = await loggedIn(stack, "001092");
    stack.proxy.intercept("/files/", json({ Message: "x" }, 500));
    await placeholder(member);
  });

  test("can be removed, which the header shows at once, and says that it can't be uploaded", async () => {
    const member = await loggedIn(stack, "001092");
    const { body: before } = await member.get("/profile");
    expect(textOf(before)).toContain(tr["profile.photoNote"]);
    expect(before).toContain('src="/profil-resmi"');
    const { body } = await member.fill("/profile", DETAILS, { foto: "kaldir" });
    expect(updates()).toMatchObject([{ Id: 58, ProfilResmi: null }]);
    expect(body).not.toContain('src="/profil-resmi"');
    expect((await member.get("/profile")).body).not.toContain('name="foto"');
    expect((await member.fetch("/profil-resmi")).status).toBe(404);
  });
});
