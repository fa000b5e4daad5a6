import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { LANGUAGES } from "../../app/i18n/language";
import {
  logIn as serviceLogIn,
  logInMember,
  OTP_CODE,
  startTestUpstream,
  STATUS,
  type TestUpstream,
} from "../support/test-upstream";
import { CONTENT_TYPE_IDS, type ContentType } from "../../server/upstream/assumptions";
import { send, type Call } from "../../server/upstream/call";
import type { TokenRule } from "../../server/upstream/tokens";
import {
  changeStatus,
  checkOtp,
  exchangeToken,
  logIn,
  logOut,
} from "../../server/upstream/contracts/authentication";
import * as content from "../../server/upstream/contracts/content";
import * as events from "../../server/upstream/contracts/events";
import * as gallery from "../../server/upstream/contracts/gallery";
import { listActiveMembers } from "../../server/upstream/contracts/members";
import { listPrivacyTexts } from "../../server/upstream/contracts/data-protection";
import { listApplicationMenu, readMenu, readMenuTree } from "../../server/upstream/contracts/menu";
import { listSeats } from "../../server/upstream/contracts/people";
import * as prices from "../../server/upstream/contracts/prices";
import { listProducts } from "../../server/upstream/contracts/products";
import { listOffices, readOffice } from "../../server/upstream/contracts/registry";
import { findSurvey, listSurveys } from "../../server/upstream/contracts/surveys";
import { DECLARED_CALLS } from "../contracts/declared-calls";
import { formReadings } from "../contracts/form-readings";
import { hallReadings } from "../contracts/hall-readings";
import { memberReadings } from "../contracts/member-readings";
import { oddDays, priceReadings } from "../contracts/price-readings";

/** Every answer of the reference upstream, read by the portal's contracts. */

const TYPES = Object.keys(CONTENT_TYPE_IDS) as ContentType[];
const MANY = new Set<ContentType>(["news", "announcement", "menuPage", "policy", "corporateText"]);
const NOON = "2026-11-20T12:00:00";

let moment = NOON;
let upstream: TestUpstream;
/** The tokens of the site and of a member, by the rules that require them; other calls need none. */
let tokens: Partial<Record<TokenRule, string>> = {};
const tried = new Set<string>();

beforeAll(async () => {
  upstream = await startTestUpstream({ today: () => moment });
  const user = await logInMember(upstream, "001014");
  tokens = {
    service: await serviceLogIn(upstream),
    user,
    userOrService: user,
    bulletin: await logInMember(upstream, "001014", "bulletin"),
  };
}, 60_000);
afterAll(() => upstream.close());
beforeEach(() => {
  moment = NOON;
});

/** Sends a declared call; throws for an answer outside the contract. What is read survives JSON unchanged. */
async function ask<Params, Answer>(
  call: Call<Params, Answer>,
  params: Params,
  language: (typeof LANGUAGES)[number] = "tr",
  bearer = tokens[call.token] ?? null,
): Promise<Answer> {
  tried.add(call.name);
  const sending = { baseUrl: upstream.url, language, token: bearer, timeoutMs: 10_000 };
  const answer = await send(call, params, sending);
  if (call.kind === "read") expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  return answer;
}

describe.each(LANGUAGES)("in %s", (language) => {
  test("reads menu, offices and products", async () => {
    const menu = await ask(readMenu, null, language);
    expect(menu.map(({ id }) => id)).toEqual([10, 20, 30, 40, 50, 60]);
    expect(await ask(readMenuTree, null, language)).toEqual(menu);
    const rows = await ask(listApplicationMenu, { application: "portal" }, language);
    expect(rows.filter(({ parentId }) => parentId === null)).toHaveLength(menu.length);
    expect(await ask(readOffice, { id: 1 }, language)).toMatchObject({ code: "MERKEZ" });
    await expect(ask(readOffice, { id: 99 }, language)).rejects.toMatchObject({ kind: "notFound" });
    expect((await ask(listOffices, null, language)).map(({ code }) => code)).toContain("MERKEZ");
    expect(await ask(listProducts, null, language)).toHaveLength(34);
  });

  test("reads the lists and years of every content type", async () => {
    for (const type of TYPES) {
      const newest = await ask(content.listNewest, { type, count: 500 }, language);
      const query = { types: [type], year: null, search: "", first: 0, rows: 500 };
      const { rows, total } = await ask(content.searchContent, query, language);
      expect(total).toBe(rows.length);
      expect(newest.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      expect(new Set(rows.map((row) => row.type))).toEqual(new Set(rows.length > 0 ? [type] : []));
      const years = await ask(content.listYears, { type }, language);
      expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    }
  });

  test("reads every content item by id and by slug, with files and readers", async () => {
    const query = { types: TYPES, year: null, search: "", first: 0, rows: 500 };
    const { rows } = await ask(content.searchContent, query, language);
    expect(rows.length).toBeGreaterThan(50);
    // Some of each type: their files must be made to know the sizes.
    for (const { id, type, slug, files } of TYPES.flatMap((each) =>
      rows.filter((row) => row.type === each).slice(0, MANY.has(each) ? 50 : 2),
    )) {
      expect(await ask(content.findItem, { id }, language)).toMatchObject({ id, type });
      const attached = await ask(content.listFiles, { id }, language);
      expect(attached.map((file) => file.id)).toEqual(files.map((file) => file.id));
      expect(attached.every(({ path, bytes }) => path !== null && bytes !== null && bytes > 0)).toBe(true);
      expect(await ask(content.readCount, { id }, language)).toBeGreaterThanOrEqual(0);
      if (!slug || !type) continue;
      expect(await ask(content.findItemBySlug, { type, slug }, language)).toMatchObject({ slug });
    }
  }, 60_000);

  test("reads every event", async () => {
    const all = await ask(events.listEvents, null, language);
    expect(all.length).toBeGreaterThan(5);
    for (const { id } of all) {
      expect(await ask(events.findEvent, { id }, language)).toEqual(all.find((event) => event.id === id));
    }
  });

  test("reads every album, photo set and video", async () => {
    const photos = await ask(gallery.listPhotos, null, language);
    for (const albumId of new Set(photos.map((photo) => photo.albumId))) {
      const own = photos.filter((photo) => photo.albumId === albumId);
      expect(await ask(gallery.listAlbum, { albumId: albumId ?? 0 }, language)).toEqual(own);
      expect(own.every(({ image, imageAlt }) => (image === null) === (imageAlt === null))).toBe(true);
    }
    const sets = await ask(content.listPhotoSets, { first: 0, rows: 10 }, language);
    expect(sets.rows.map(({ files }) => files.filter(({ isPicture }) => isPicture).length)).toEqual([
      9, 6, 7,
    ]);
    const { rows, total } = await ask(gallery.listVideos, { first: 1, rows: 2 }, language);
    expect([rows.length, total]).toEqual([2, 5]);
    expect(rows.every(({ videoAddress, length }) => videoAddress !== null && length !== null)).toBe(true);
  });

  test("reads the people of the organs, and the active members in parts", async () => {
    const seats = await ask(listSeats, null, language);
    expect(seats.every(({ organ, title }) => organ !== null && title !== null)).toBe(true);
    expect(seats.filter(({ isSubstitute }) => isSubstitute)).toHaveLength(11);
    const parts = [0, 200].map((first) => ask(listActiveMembers, { first, rows: 200 }, language));
    const [first, second] = await Promise.all(parts);
    expect([first?.total, first?.rows.length, second?.rows.length]).toEqual([398, 200, 198]);
    expect(first?.rows.every(({ name, number, groupName }) => name && number && groupName)).toBe(true);
  });

  test("reads every survey with its questions", async () => {
    const all = await ask(listSurveys, null, language);
    expect(all.length).toBeGreaterThan(3);
    for (const survey of all) {
      expect(survey.questions.length).toBeGreaterThan(2);
      expect(survey.questions.every(({ text, kind }) => text !== null && kind !== null)).toBe(true);
      expect(await ask(findSurvey, { id: survey.id }, language)).toEqual(survey);
    }
  });

  test("reads the texts on data protection, one of each kind", async () => {
    const texts = await ask(listPrivacyTexts, null, language);
    expect(texts.map(({ kind }) => kind).toSorted()).toEqual(["application", "consent", "cookies", "notice"]);
    expect(texts.every(({ html, version, inForceSince }) => html && version && inForceSince)).toBe(true);
  });

  test("counts one more reader of an item", async () => {
    const before = await ask(content.readCount, { id: 1007 }, language);
    await ask(content.raiseReadCount, { id: 1007 }, language);
    expect(await ask(content.readCount, { id: 1007 }, language)).toBe(before + 1);
  });

  test("answers 404 for what is missing", async () => {
    expect(await ask(content.findItem, { id: 999_999_999 }, language)).toBeNull();
    expect(await ask(content.findItemBySlug, { type: "policy", slug: "yok" }, language)).toBeNull();
    expect(await ask(content.listFiles, { id: 999_999_999 }, language)).toEqual([]);
    expect(await ask(content.readCount, { id: 999_999_999 }, language)).toBe(0);
    expect(await ask(events.findEvent, { id: 999_999_999 }, language)).toBeNull();
    expect(await ask(gallery.listAlbum, { albumId: 999_999 }, language)).toEqual([]);
    expect(await ask(findSurvey, { id: 999_999_999 }, language)).toBeNull();
    const query = { types: TYPES, year: 1900, search: "zzz", first: 9_000, rows: 12 };
    expect(await ask(content.searchContent, query, language)).toMatchObject({ rows: [], total: 0 });
  });

  test("reads the live session through a day, on a weekend and on a holiday", async () => {
    const states: Record<string, string | null> = {};
    for (moment of [
      "2026-11-20T08:00:00",
      "2026-11-20T10:30:00",
      NOON,
      "2026-11-21T10:00:00",
      "2026-11-22T12:00:00",
      "2026-10-29T10:30:00",
    ]) {
      const headline = await ask(prices.readHeadline, null, language);
      const { rows } = await ask(prices.listLivePrices, null, language);
      states[moment] = headline.state;
      expect(headline.tradingDay).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(rows.every(({ product, average }) => product !== "" && average !== null)).toBe(true);
    }
    expect(Object.values(states)).toEqual(["closed", "open", "closed", "holiday", "holiday", "holiday"]);
  });

  priceReadings(ask, language);
  formReadings(ask, language);
  memberReadings(ask, language);
  hallReadings(ask, language);
});

oddDays(ask);

test("takes the three steps of a log-in", async () => {
  const requestId = crypto.randomUUID();
  const credentials = { requestId, user: "portal-servis", password: "service-password", memberCode: "" };
  const first = await ask(logIn, credentials);
  const step = { requestId, token: first.token ?? "", authType: first.authType, redirectUrl: "" };
  const second = await ask(exchangeToken, step);
  const { key, isletmeUrlOnEk: urlPrefix } = STATUS;
  const status = { businessId: 99, companyId: 1, branchId: 1, key, urlPrefix };
  const third = await ask(changeStatus, status, "tr", second.token);
  expect([first, second, third].every((answer) => answer.token?.split(".").length === 3)).toBe(true);
});

test("logs in with a one-time code, for two applications, and out", async () => {
  const requestId = crypto.randomUUID();
  const credentials = { requestId, user: "001170", password: "member-password", memberCode: "001170" };
  const first = await ask(logIn, credentials);
  expect(first.authType).toBe("Otp");
  const code = { requestId, token: first.token ?? "", code: "000000" };
  await expect(ask(checkOtp, code)).rejects.toMatchObject({ kind: "rejected" });
  const proven = await ask(checkOtp, { ...code, code: OTP_CODE });
  const step = { requestId, token: proven.token ?? "", authType: first.authType, redirectUrl: "" };
  const { token } = await ask(exchangeToken, step);
  for (const key of ["portal", "online-bulten"]) {
    const status = { businessId: 99, companyId: 1, branchId: 1, key, urlPrefix: "basakova" };
    const last = await ask(changeStatus, status, "tr", token);
    expect(await ask(logOut, null, "tr", last.token)).toBeNull();
    await expect(ask(logOut, null, "tr", last.token)).rejects.toMatchObject({ tokenRefused: true });
  }
});

test("every declared call was made", () => {
  expect([...tried].toSorted()).toEqual([...DECLARED_CALLS.keys()].toSorted());
});
