import { afterEach, beforeAll, describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { type Browser } from "../support/browser";
import { hrefs, rowsIn, textOf } from "../support/html";
import { logIn } from "../support/member";
import { sharedStack } from "../support/stack-of-file";
import { json } from "../support/recorder";
import { open } from "../support/visit";

/** The public page of forms, on which members see their latest registrations. */

const PAGE = "/beyannameler";
const FORM = "Müstahsil Tescil Formu";

const stack = sharedStack();
let member: Browser;
beforeAll(async () => {
  member = await logIn(stack, "001014");
});
afterEach(() => {
  stack.proxy.restore();
  stack.proxy.requests.length = 0;
});

const registrationCalls = () => stack.proxy.requestsTo("GetTesciller");
/** A page without what differs between visitors: the account in the header. */
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0];

describe("for an anonymous visitor", () => {
  test("is public, the same before and after a member's visit, and reads no registration", async () => {
    const before = await open(stack.portal.url, PAGE);
    await member.get(PAGE);
    stack.proxy.requests.length = 0;
    const after = await open(stack.portal.url, PAGE);
    for (const { status, headers, body } of [before, after]) {
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toMatch(/^public, /);
      expect(headers.get("set-cookie")).toBeNull();
      expect(body).not.toContain(tr["declarations.own"]);
    }
    expect(after.body).toBe(before.body);
    expect(registrationCalls()).toEqual([]);
  });
});

describe("for a member", () => {
  test("shows the latest five registrations and a link to all, uncacheably", async () => {
    const { status, body, headers } = await member.get(PAGE);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(textOf(body)).toContain(FORM);
    expect(textOf(body)).toContain(tr["declarations.own"]);
    const rows = rowsIn(body);
    expect(rows).toHaveLength(5);
    const all = hrefs(body).find((link) => link === "/online-islemler-detay?islem=tescil") ?? "";
    const listed = rowsIn((await member.get(all)).body).map((cells) => [cells[5], cells[0]]);
    expect(rows.map((cells) => [cells[5], cells[0]])).toEqual(listed.slice(0, 5));
    expect(registrationCalls()[0]?.path).toContain("/GetTesciller/2026-10-22/2026-11-20");
  });

  test("shows the same in English", async () => {
    const { body } = await member.get("/en/declarations");
    expect(textOf(body)).toContain(en["declarations.caption"]);
    expect(hrefs(body)).toContain("/en/transactions?islem=tescil");
  });

  test("says when there are none", async () => {
    stack.proxy.intercept("GetTesciller", json([]));
    const { body } = await member.get(PAGE);
    expect(textOf(body)).toContain(tr["declarations.none"]);
    expect(rowsIn(body)).toEqual([]);
  });

  test("never shows what names another buyer", async () => {
    const row = { TescilNo: "2026-OTHER", TescilTarih: "2026-11-19", AliciUyeNo: "001092" };
    stack.proxy.intercept("GetTesciller", json([row]));
    expect((await member.get(PAGE)).body).not.toContain("2026-OTHER");
  });

  test.each([500, 403, 404])("is complete without that part: %i", async (status) => {
    const anonymous = await open(stack.portal.url, PAGE);
    stack.proxy.intercept("GetTesciller", json({}, status));
    const visit = await member.get(PAGE);
    expect(visit.status).toBe(200);
    expect(mainOf(visit.body)).toBe(mainOf(anonymous.body));
  });
});

describe("for a member without", () => {
  test("the right to the bulletin, it is the page of forms", async () => {
    const { status, body } = await (await logIn(stack, "001092")).get(PAGE);
    expect(status).toBe(200);
    expect(textOf(body)).toContain(FORM);
    expect(body).not.toContain(tr["declarations.own"]);
  });

  test("a member, such as staff, nothing is read", async () => {
    const admin = await logIn(stack, "admin");
    stack.proxy.requests.length = 0;
    expect((await admin.get(PAGE)).body).not.toContain(tr["declarations.own"]);
    expect(registrationCalls()).toEqual([]);
  });

  test("having read the notice, it says so and reads no registration; a failing check costs nothing", async () => {
    const unread = await logIn(stack, "yeni");
    stack.proxy.requests.length = 0;
    const { status, body } = await unread.get(PAGE);
    expect(status).toBe(200);
    expect(textOf(body)).toContain(FORM);
    expect(textOf(body)).toContain(tr["declarations.readFirst"]);
    expect(hrefs(body)).toContain("/online-islemler-detay?islem=tescil");
    expect(registrationCalls()).toEqual([]);
    stack.proxy.intercept("OnaysizKontrol", json({}, 500));
    const unsure = await unread.get(PAGE);
    expect(unsure.status).toBe(200);
    expect(textOf(unsure.body)).toContain(FORM);
    expect(unsure.body).not.toContain(tr["declarations.own"]);
    expect(unsure.headers.get("set-cookie")).toBeNull();
    expect(registrationCalls()).toEqual([]);
  });
});
