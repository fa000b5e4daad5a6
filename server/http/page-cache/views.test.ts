import { describe, expect, test } from "vitest";
import { wantsLiteView } from "../../session/lite-view";
import { ask, sendRaw } from "../testing/ask";
import { page, SHARED, startTestFront, type TestFront } from "../testing/test-front";
import { gate, until } from "../../../tests/support/waiting";

const LITE = { Cookie: "sade=1" };
const SAVING = { "Save-Data": "on" };
const FULL_ALL_THE_SAME = { Cookie: "sade=0", ...SAVING };

/** A front whose app answers in the view that the request chooses. */
function startFrontWithViews(cacheControl = SHARED): Promise<TestFront> {
  return startTestFront(({ headers, url }) => {
    const isLite = wantsLiteView(headers.get("Cookie"), headers.get("Save-Data"));
    return Promise.resolve(page(`${isLite ? "lite" : "full"} ${new URL(url).pathname}`, cacheControl));
  });
}

describe("the two views of a page", () => {
  test.each([
    ["full first", [{}, LITE, SAVING, FULL_ALL_THE_SAME, {}]],
    ["lite first", [SAVING, {}, FULL_ALL_THE_SAME, LITE]],
  ])("are cached separately: %s", async (_, visits) => {
    const front = await startFrontWithViews();
    for (const headers of visits) {
      const isLite = headers === LITE || headers === SAVING;
      const { text, headers: answered } = await front.get("/hakkimizda", headers);
      expect(text).toBe(isLite ? "lite /hakkimizda" : "full /hakkimizda");
      expect(answered["cache-control"]).toBe(isLite ? "private, no-cache" : SHARED);
    }
    expect(front.rendered).toEqual(["/hakkimizda", "/hakkimizda"]);
  });

  test("are each rendered once for all simultaneous visitors, without their headers", async () => {
    const { opened, open } = gate();
    const front = await startTestFront(({ headers }) =>
      opened.then(() => page(headers.get("Save-Data") ?? "")),
    );
    const visits = [...Array<object>(5).fill(LITE), ...Array<object>(5).fill({})];
    const replies = visits.map((headers) => front.get("/", { ...headers, "X-Own": "1" }));
    await until(() => front.rendered.length === 2);
    open();
    const texts = (await Promise.all(replies)).map(({ text }) => text);
    expect(texts).toEqual([...Array<string>(5).fill("on"), ...Array<string>(5).fill("")]);
    expect(front.rendered).toHaveLength(2);
    for (const { headers } of front.requests) {
      expect(headers.get("Cookie")).toBeNull();
      expect(headers.get("X-Own")).toBeNull();
    }
  });

  test("have different ETags", async () => {
    const front = await startFrontWithViews();
    const full = (await front.get("/")).headers.etag ?? "";
    const lite = (await front.get("/", LITE)).headers.etag ?? "";
    expect(lite).not.toBe(full);
    const status = async (headers: Record<string, string>) => (await front.get("/", headers)).status;
    expect(await status({ ...LITE, "If-None-Match": lite })).toBe(304);
    expect(await status({ ...LITE, "If-None-Match": full })).toBe(200);
    expect(await status({ "If-None-Match": full })).toBe(304);
    expect(await status({ "If-None-Match": lite })).toBe(200);
    const { headers } = await front.get("/", { ...LITE, "If-None-Match": lite });
    expect(headers["cache-control"]).toBe("private, no-cache");
  });

  test("are renewed separately", async () => {
    const front = await startFrontWithViews();
    await front.get("/", LITE);
    front.pass(31);
    expect((await front.get("/")).text).toBe("full /");
    expect((await front.get("/", LITE)).text).toBe("lite /");
    await until(() => front.rendered.length === 3);
    expect(front.requests[2]?.headers.get("Save-Data")).toBe("on");
  });

  test("share responses that are not pages", async () => {
    const front = await startFrontWithViews();
    for (const path of ["/sitemap.xml", "/robots.txt"]) {
      await front.get(path);
      const { text, headers } = await front.get(path, LITE);
      expect(text).toBe(`full ${path}`);
      expect(headers["cache-control"]).toBe(SHARED);
    }
    expect(front.rendered).toHaveLength(2);
  });

  test("can't be chosen through a crafted cache key", async () => {
    const front = await startFrontWithViews();
    await front.get("/", LITE);
    const answer = await sendRaw(front.port, "GET sade / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    for (const path of ["/sade%20/", "/sade+/"]) {
      expect((await ask(front.port, path)).text).not.toContain("lite");
    }
  });
});
