import { afterEach, describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { type Browser } from "../support/browser";
import { rowsIn, textOf } from "../support/html";
import { logIn } from "../support/member";
import { sharedStack } from "../support/stack-of-file";
import { open } from "../support/visit";

/** Who sees whose transactions. */

const PAGE = "/online-islemler-detay";

const stack = sharedStack();
afterEach(() => {
  stack.proxy.requests.length = 0;
});

const bulletinCalls = () => stack.proxy.requestsTo("OnlineKullaniciBulten/Get").map(({ path }) => path);
const numbersOf = async (member: Browser, kind: string) =>
  rowsIn((await member.get(`${PAGE}?islem=${kind}`)).body).map((cells) => cells.join("|"));

test("an anonymous visitor is redirected to log-in, and back", async () => {
  const { status, headers } = await open(stack.portal.url, `${PAGE}?islem=tescil`);
  expect(status).toBe(302);
  expect(headers.get("location")).toBe(`/giris?donus=${encodeURIComponent(`${PAGE}?islem=tescil`)}`);
});

test("two members never see each other's rows", async () => {
  const [one, other] = [await logIn(stack, "001014"), await logIn(stack, "yeni")];
  const before = await other.get(`${PAGE}?islem=tescil`);
  expect(before.body).not.toContain(tr["transactions.registrations"]);
  expect(bulletinCalls().filter((path) => path.includes("GetTesciller"))).toEqual([]);
  expect(textOf(before.body)).toContain(tr["acknowledgement.accept"]);
  expect((await other.post(`/okudum?donus=${encodeURIComponent(PAGE)}`)).status).toBe(303);
  for (const kind of ["alim&urun=1", "tescil"]) {
    const [ones, others] = [await numbersOf(one, kind), await numbersOf(other, kind)];
    expect(ones.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    expect(ones.filter((row) => others.includes(row))).toEqual([]);
  }
});

describe("a member without the right to the bulletin", () => {
  test("is told whom to ask, in both languages, without an error", async () => {
    const member = await logIn(stack, "001092");
    const turkish = await member.get(PAGE);
    expect(turkish.status).toBe(200);
    expect(textOf(turkish.body)).toContain(tr["memberBulletin.noRight"]);
    expect(rowsIn(turkish.body)).toEqual([]);
    const english = await member.get("/en/transactions?islem=tescil");
    expect(textOf(english.body)).toContain(en["memberBulletin.noRight"]);
  });
});

describe("exchange staff", () => {
  test("act for no member: nothing is read, though the upstream would allow it", async () => {
    const admin = await logIn(stack, "admin");
    stack.proxy.requests.length = 0;
    for (const kind of ["alim", "tescil", "analiz"]) {
      const { status, body } = await admin.get(`${PAGE}?islem=${kind}`);
      expect(status).toBe(200);
      expect(textOf(body)).toContain(tr["transactions.noMember"]);
    }
    expect(bulletinCalls().filter((path) => /Alinan|Tesciller|Analiz/.test(path))).toEqual([]);
  });
});
