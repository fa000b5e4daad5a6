import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { sessionHeaders } from "~server/session/session";
import { fakeToken } from "../../../tests/support/tokens";
import { page, PRIVATE, SHARED, startTestFront } from "../testing/test-front";

/** A page that says whose cookie it was made for. */
const namesVisitor = ({ headers }: Request) =>
  Promise.resolve(page(headers.get("Cookie") ?? "anonymous", headers.has("Cookie") ? PRIVATE : SHARED));

async function memberCookie(): Promise<string> {
  const userToken = fakeToken({ exp: Date.now() / 1000 + 3_600 });
  const user = { id: 7, memberId: 70, memberNumber: "7", userName: "ayse", name: "Ayşe", photo: null };
  const session = {
    id: randomUUID(),
    userToken,
    bulletinToken: null,
    sharesBulletin: false,
    remembered: false,
  };
  const [header = ""] = await sessionHeaders({ ...session, user }, null);
  return header.split(";")[0] ?? "";
}

test("passes requests of members through", async () => {
  const front = await startTestFront(namesVisitor);
  await front.get("/");
  const cookie = await memberCookie();
  expect((await front.get("/?x=1", { Cookie: cookie })).text).toBe(cookie);
  expect((await front.get("/")).text).toBe("anonymous");
  expect(front.rendered).toEqual(["/", "/"]);
});

describe("a session cookie that can't be opened", () => {
  test.each([
    ["portal=x", ["portal"]],
    ["a=b; portal=; portal.1=x", ["portal", "portal.1"]],
    [`portal=${"eyJ".repeat(4_000)}`, ["portal"]],
    ["portal.0=x; __Host-portal=x", []],
  ])("%.60s: gets the cached page, for this visitor only, and clears the cookie", async (cookie, cleared) => {
    const front = await startTestFront(namesVisitor);
    const cached = await front.get("/");
    for (const path of ["/", "/?x=1"]) {
      const reply = await front.get(path, { Cookie: cookie });
      expect(reply.text).toBe("anonymous");
      const cookies = reply.headers["set-cookie"] ?? [];
      expect(cookies.map((header) => header.split("=")[0])).toEqual(cleared);
      for (const header of cookies) expect(header).toContain("Max-Age=0");
      expect(reply.headers["cache-control"]).toBe(cleared.length > 0 ? PRIVATE : SHARED);
    }
    const { headers } = await front.get("/");
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["cache-control"]).toBe(cached.headers["cache-control"]);
    expect(front.rendered).toEqual(["/"]);
  });

  test("is recognised by its seal even just after a change", async () => {
    const front = await startTestFront(namesVisitor);
    const changed = (await memberCookie()).replace(/.{20}$/, "A".repeat(20));
    const reply = await front.get("/", { Cookie: changed });
    expect(reply.text).toBe("anonymous");
    expect(reply.headers["set-cookie"]).toEqual([expect.stringMatching(/^portal=;.*Max-Age=0/)]);
  });

  test("is cleared by uncacheable pages too, unless they set cookies themselves", async () => {
    const front = await startTestFront(({ url }) =>
      Promise.resolve(page("x", PRIVATE, url.includes("giris") ? { "Set-Cookie": "portal=new" } : {})),
    );
    expect((await front.get("/", { Cookie: "portal=x" })).headers["set-cookie"]).toHaveLength(1);
    expect((await front.get("/giris", { Cookie: "portal=x" })).headers["set-cookie"]).toEqual(["portal=new"]);
  });
});
