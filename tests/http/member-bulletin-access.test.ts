import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import tr from "../../public/assets/i18n/tr.json";
import { mainOf } from "../support/form-html";
import { headingOf, hrefs } from "../support/html";
import { type MemberVisit, visitorOf } from "../support/member";
import {
  BULLETIN as PAGE,
  callsOf,
  firstCells,
  IN_SESSION,
  linkWith,
  mainText,
  rowsOf,
} from "../support/member-bulletin";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { open } from "../support/visit";

/** Who sees what in the member's bulletin. */

/** The members of the demo's users. */
const ISIKGOR = { id: 2, number: "001014" };
const YAYLACI = { id: 14, number: "001170" };

let stack: ProxiedStack;
let isikgor: MemberVisit;
let yaylaci: MemberVisit;
let withoutRight: MemberVisit;
let staff: MemberVisit;

beforeAll(async () => {
  stack = await startProxiedStack({ today: IN_SESSION });
  isikgor = await visitorOf(stack, "001014");
  yaylaci = await visitorOf(stack, "001170");
  withoutRight = await visitorOf(stack, "001092");
  staff = await visitorOf(stack, "admin");
}, 120_000);
afterAll(() => stack.stop());
beforeEach(() => {
  stack.proxy.requests.length = 0;
});
afterEach(() => stack.upstream.clearFaults());

const calls = () => callsOf(stack.proxy);

test("an anonymous visitor sees none of it", async () => {
  const answer = await open(stack.portal.url, `${PAGE}?bolum=alim`);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(`/giris?donus=${encodeURIComponent(`${PAGE}?bolum=alim`)}`);
  expect(calls()).not.toContainEqual(expect.stringContaining("GetAlinan"));
});

test("a member without the right is told whom to ask, and has no downloads", async () => {
  for (const query of ["", "?bolum=alim", "?bolum=urun&urun=1"]) {
    const { status, body } = await withoutRight(PAGE + query);
    expect(status).toBe(200);
    expect(headingOf(body)).toBe(tr["page.memberBulletin"]);
    expect(mainText(body)).toContain(tr["memberBulletin.noRight"]);
    expect(hrefs(mainOf(body))).toEqual(
      expect.arrayContaining(["tel:+909995550100", "/iletisim", "/profile"]),
    );
    expect(rowsOf(body)).toBe(0);
    const file = await withoutRight(`/veri${PAGE}.csv${query}`);
    expect(file.status).toBe(403);
    expect(file.body).not.toContain("Buğday");
  }
  expect(calls().filter((path) => !/^Get(AnaKart|OnlineKartIslem|KayanYazi)$/.test(path))).toEqual([]);
});

test("a right that can't be checked now is left to the upstream, which checks each call", async () => {
  await stack.upstream.fault({ kind: "500", match: "GetUserApp" });
  expect(mainText((await isikgor(PAGE)).body)).toContain(tr["memberBulletin.live"]);
  const refused = await withoutRight(`${PAGE}?bolum=alim`);
  expect(refused.status).toBe(403);
  expect(rowsOf(refused.body)).toBe(0);
});

test("staff act for no member: they see the hall, and why they have no own trade", async () => {
  const overview = await staff(PAGE);
  expect(mainText(overview.body)).toContain(tr["memberBulletin.hallOnly"]);
  expect(mainText(overview.body)).toContain(tr["memberBulletin.live"]);
  const arrivals = await staff(`${PAGE}?bolum=gelen`);
  expect(rowsOf(arrivals.body)).toBeGreaterThan(20);
  for (const section of ["alim", "tescil"]) {
    const { status, body } = await staff(`${PAGE}?bolum=${section}`);
    expect(status).toBe(200);
    expect(mainText(body)).toContain(tr["memberBulletin.noMember"]);
  }
  expect(calls().filter((path) => /GetAlinan|GetTesciller|GetToplam|GetUyeBilgileri/.test(path))).toEqual([]);
});

test("every call that names a member names the session's own, whatever the address says", async () => {
  for (const query of ["", "bolum=gelen", "bolum=alim", "bolum=alim&gorunum=gun", "bolum=alim&urun=1"])
    await isikgor(
      `${PAGE}?${query}&uye=${YAYLACI.id}&memberId=${YAYLACI.id}&UyeId=${YAYLACI.id}&id=${YAYLACI.id}`,
    );
  const members = calls().flatMap((path) => {
    const [, member] =
      /^(?:GetUyeBilgileri|GetToplamIslemler|GetGelen\w*|GetAlinan\w*)\/(\d+)/.exec(path) ?? [];
    return member === undefined ? [] : [Number(member)];
  });
  expect(members.length).toBeGreaterThan(5);
  expect(new Set(members)).toEqual(new Set([ISIKGOR.id]));
});

test("two members see their own rows only", async () => {
  const rows = async (visit: MemberVisit, query: string) => firstCells((await visit(PAGE + query)).body);
  const [hisRows, herRows] = [await rows(yaylaci, "?bolum=tescil"), await rows(isikgor, "?bolum=tescil")];
  expect(herRows.length).toBeGreaterThan(5);
  expect(hisRows.length).toBeGreaterThan(0);
  expect(herRows.filter((cell) => hisRows.includes(cell))).toEqual([]);
  const [his, hers] = [mainText((await yaylaci(PAGE)).body), mainText((await isikgor(PAGE)).body)];
  expect(his).toContain(YAYLACI.number);
  expect(his).not.toContain(ISIKGOR.number);
  expect(hers).not.toContain(YAYLACI.number);
});

test("another member's load opens nothing", async () => {
  const own = await isikgor(`${PAGE}?bolum=gelen`);
  const link = linkWith(own.body, "gelis=");
  expect(mainText((await isikgor(link)).body)).toContain(tr["transactions.finding"]);
  const tried = await yaylaci(link);
  expect(mainText(tried.body)).toContain(tr["list.badValue"]);
  expect(mainText(tried.body)).not.toContain(tr["transactions.finding"]);
  const bought = linkWith((await isikgor(`${PAGE}?bolum=alim&urun=1`)).body, "gelis=");
  stack.proxy.requests.length = 0;
  const other = await yaylaci(bought);
  expect(mainText(other.body)).toContain(tr["list.badValue"]);
  expect(calls().filter((path) => path.startsWith("GetUrunAnalizDetay"))).toEqual([]);
});

test("loads of others in the hall show neither plate nor producer", async () => {
  const hall = await isikgor(`${PAGE}?bolum=gelen&gorunum=salon`);
  const mine = await isikgor(`${PAGE}?bolum=gelen`);
  expect(mainText(mine.body)).toMatch(/99 [A-Z]{3} \d{3}/);
  expect(rowsOf(hall.body)).toBeGreaterThan(rowsOf(mine.body));
  expect(mainText(hall.body)).not.toMatch(/99 [A-Z]{3} \d{3}/);
  // Nor in the data for the page's scripts.
  expect(hall.body).not.toMatch(/99 [A-Z]{3} \d{3}/);
});

test("a session ended upstream leads to log-in", async () => {
  const other = await visitorOf(stack, "001014");
  await stack.upstream.fault({ kind: "401", match: "GetAlinanUrunMiktarDetay" });
  const answer = await other(`${PAGE}?bolum=alim`);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toContain("neden=ret");
});
