import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { chooseToken, type TokenSource } from "../../server/upstream/tokens";
import { DECLARED_CALLS, type AnyCall } from "./declared-calls";
import { json, startRecorder } from "../support/recorder";

/** Which token goes with which call for every kind of visitor: the whole table. */

const MEMBER: TokenSource = { user: "u.u.u", bulletin: "b.b.b", onBulletinPage: false };
const VISITORS = {
  anonymous: { user: null, bulletin: null, onBulletinPage: false },
  "anonymous on a bulletin page": { user: null, bulletin: null, onBulletinPage: true },
  "a member": MEMBER,
  "a member on a bulletin page": { ...MEMBER, onBulletinPage: true },
  "a member without the bulletin, on its page": { ...MEMBER, bulletin: null, onBulletinPage: true },
  "a member who shares the bulletin's token": { ...MEMBER, bulletin: "c.c.c", sharesBulletin: true },
  "the same on a bulletin page": {
    ...MEMBER,
    bulletin: "c.c.c",
    sharesBulletin: true,
    onBulletinPage: true,
  },
} satisfies Record<string, TokenSource>;
const COLUMNS = Object.values(VISITORS);

type Cell = "none" | "site" | "user" | "bulletin" | "shared" | "refused" | "given";

/** One row for each kind of call; the columns are the visitors, in their order. */
const TABLE: [cells: Cell[], calls: RegExp][] = [
  [
    ["none", "none", "none", "none", "none", "none", "none"],
    /^(registry|content|gallery|events|people|surveys|messages|products)\.|^authentication\.(logIn|checkOtp|exchangeToken)$/,
  ],
  [
    ["given", "given", "given", "given", "given", "given", "given"],
    /^authentication\.(changeStatus|logOut)$/,
  ],
  [["site", "site", "site", "site", "site", "site", "site"], /^menu\./],
  [
    ["site", "site", "user", "user", "user", "user", "user"],
    /^general\.provinces$|^dataProtection\.|^members\.active$|^acknowledgement\.notice$/,
  ],
  [
    ["refused", "refused", "user", "user", "user", "user", "user"],
    /^users\.(own|ownIfLegible|update)$|^acknowledgement\.(check|create|approval)$/,
  ],
  [
    ["refused", "refused", "bulletin", "bulletin", "refused", "shared", "shared"],
    /^users\.applications$|^(memberSheet|arrivals|trades|purchaseTotals)\./,
  ],
  [["none", "refused", "none", "bulletin", "refused", "none", "shared"], /^(prices|bulletins)\./],
];

function cell(call: AnyCall, visitor: TokenSource): Cell {
  try {
    const chosen = chooseToken(call, visitor);
    if (chosen.whose === "members") return chosen.token === "c.c.c" ? "shared" : "given";
    if (chosen.whose === "visitor") return chosen.token === visitor.user ? "user" : "bulletin";
    return chosen.whose === "site" ? "site" : "none";
  } catch (error) {
    return error instanceof Error && "kind" in error && error.kind === "refused" ? "refused" : "given";
  }
}

test.each([...DECLARED_CALLS.values()].map((call) => [call.name, call] as const))("%s", (name, call) => {
  const rows = TABLE.filter(([, calls]) => calls.test(name));
  expect(rows).toHaveLength(1);
  expect(COLUMNS.map((visitor) => cell(call, visitor))).toEqual(rows[0]?.[0]);
});

describe("tokens over HTTP", async () => {
  const upstream = await startRecorder(json([]));
  vi.stubEnv("API_BASE_URL", upstream.url);
  vi.stubEnv("DEFAULT_TOKEN", "s.s.s");
  vi.resetModules();
  const { upstreamFor } = await import("../../server/upstream/client");
  const { purgeAnswers } = await import("../../server/upstream/cache/answer-cache");
  const { listProvinces } = await import("~server/upstream/contracts/registry");
  const { listLivePrices } = await import("../../server/upstream/contracts/prices");
  const { listTotalsByDay } = await import("../../server/upstream/contracts/purchase-totals");
  const { logOut } = await import("../../server/upstream/contracts/authentication");
  const bearers = () => upstream.requests.map(({ headers }) => headers.authorization);

  beforeEach(() => {
    upstream.requests.length = 0;
    purgeAnswers();
  });
  afterAll(() => upstream.stop());

  test("are the visitor's own in each visitor's calls", async () => {
    const span = { memberId: 2, from: "2026-11-01", until: "2026-11-20" };
    await upstreamFor("tr").read(listProvinces, null);
    await upstreamFor("tr", MEMBER).read(listProvinces, null);
    await upstreamFor("tr", MEMBER).read(listTotalsByDay, span);
    await upstreamFor("tr", { ...MEMBER, onBulletinPage: true }).read(listLivePrices, null);
    await upstreamFor("tr", MEMBER).read(listLivePrices, null);
    expect(bearers()).toEqual(["Bearer s.s.s", "Bearer u.u.u", "Bearer b.b.b", "Bearer b.b.b", undefined]);
  });

  test("answers to one visitor are not cached, not even for the same visitor", async () => {
    const onPage = { ...MEMBER, onBulletinPage: true };
    for (const visitor of [onPage, { ...onPage, bulletin: "c.c.c" }, onPage]) {
      await upstreamFor("tr", visitor).read(listLivePrices, null);
    }
    await upstreamFor("tr").read(listLivePrices, null);
    await upstreamFor("tr").read(listLivePrices, null);
    expect(bearers()).toEqual(["Bearer b.b.b", "Bearer c.c.c", "Bearer b.b.b", undefined]);
  });

  test("answers read with the shared bulletin token are not cached", async () => {
    const sharing = { ...MEMBER, bulletin: "c.c.c", sharesBulletin: true, onBulletinPage: true };
    await upstreamFor("tr", sharing).read(listLivePrices, null);
    await upstreamFor("tr", { ...sharing, user: "v.v.v" }).read(listLivePrices, null);
    expect(bearers()).toEqual(["Bearer c.c.c", "Bearer c.c.c"]);
  });

  test("a refused own token ends the session, a refused shared one doesn't", async () => {
    const span = { memberId: 2, from: "2026-11-01", until: "2026-11-20" };
    upstream.intercept("GetAlinanUrunTarihliDetay", json({}, 401));
    await expect(upstreamFor("tr", MEMBER).read(listTotalsByDay, span)).rejects.toMatchObject({
      kind: "refused",
      endsSession: true,
    });
    const sharing = { ...MEMBER, sharesBulletin: true };
    await expect(upstreamFor("tr", sharing).read(listTotalsByDay, span)).rejects.toMatchObject({
      kind: "broken",
    });
    upstream.restore();
  });

  test("no call is made without the token it needs, and no log-in step is read", async () => {
    const span = { memberId: 2, from: "2026-11-01", until: "2026-11-20" };
    await expect(upstreamFor("tr").read(listTotalsByDay, span)).rejects.toMatchObject({
      kind: "refused",
      tokenRefused: true,
    });
    await expect(upstreamFor("tr", MEMBER).read(logOut, null)).rejects.toThrow("token of its step");
    expect(upstream.requests).toEqual([]);
  });
});
