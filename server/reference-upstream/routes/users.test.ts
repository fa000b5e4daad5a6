import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type TestUpstream,
  logIn,
  logInMember,
  startTestUpstream,
} from "../../../tests/support/test-upstream";

/** What a user may read and change: themselves, and nobody else. */

let upstream: TestUpstream;
let token: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  token = await logInMember(upstream, "001014");
});
afterAll(() => upstream.close());

type Row = Record<string, unknown>;

async function ask(target: string, bearer: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await upstream.call(`/api/v1/${target}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { Authorization: `Bearer ${bearer}`, "Content-Type": "application/json", ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Row };
}

const own = async (bearer: string) =>
  (await ask("General/Kullanici/GetOwnUser", bearer)).body["kullanici"] as Row;
const update = (bearer: string, body: unknown) => ask("General/Kullanici/Update", bearer, body);
const fileStatus = async (path: string, bearer: string) =>
  (await upstream.call(path, { headers: { Authorization: `Bearer ${bearer}` } })).status;

describe("one's own user", () => {
  it("is told with the member one acts for", async () => {
    expect(await own(token)).toMatchObject({ Id: 57, UserName: "001014", UyeKodu: "001014", UyeId: 2 });
    expect(await own(await logInMember(upstream, "admin"))).toMatchObject({ IsAdmin: true, UyeId: null });
  });

  it("is nobody for the portal's account, and for those without a token", async () => {
    expect((await ask("General/Kullanici/GetOwnUser", await logIn(upstream))).status).toBe(403);
    expect((await ask("General/Kullanici/GetOwnUser", "")).status).toBe(401);
  });

  it("is unreadable on demand", async () => {
    const { body } = await ask("General/Kullanici/GetOwnUser", token, undefined, {
      "X-Demo-Fault": "unreadable-user",
    });
    expect(body["kullanici"]).toEqual(expect.any(String));
  });
});

describe("a change", () => {
  it("is kept, and is one's own", async () => {
    const changed = { ...(await own(token)), Name: "Nazlıcan", Telefon: "", IlId: 42, ProfilResmi: null };
    const answer = await update(token, changed);
    const expected = { Name: "Nazlıcan", Telefon: null, IlId: 42, ProfilResmi: null, UyeId: 2 };
    expect(answer.body["kullanici"]).toMatchObject(expected);
    expect(await own(token)).toMatchObject(expected);
    expect(await own(await logInMember(upstream, "001170"))).toMatchObject({ Name: "Cemal" });
  });

  it("can't be made for somebody else, nor with what is no address or no picture of one's own", async () => {
    const mine = await own(token);
    expect((await update(token, { ...mine, Id: 58 })).status).toBe(403);
    for (const wrong of [{ Email: "yok" }, { Name: " " }, { IlId: 99 }, { ProfilResmi: "/files/x.jpg" }]) {
      const { status, body } = await update(token, { ...mine, ...wrong });
      expect([status, body["Message"]]).toEqual([400, "Gönderilen bilgiler geçersiz."]);
    }
  });
});

describe("a new password", () => {
  it("needs the current one, and strength", async () => {
    const mine = await own(token);
    const change = async (MevcutSifre: string, YeniSifre: string) => {
      const { status, body } = await update(token, { ...mine, MevcutSifre, YeniSifre });
      return [status, body["Message"] ?? null];
    };
    expect(await change("wrong", "Yeni1234")).toEqual([400, "Mevcut şifreniz hatalı."]);
    for (const weak of ["Ab1", "abcdefgh", "12345678"]) {
      expect(await change("member-password", weak)).toEqual([
        400,
        expect.stringContaining("en az 6 karakter"),
      ]);
    }
    expect(await change("member-password", "Yeni1234")).toEqual([200, null]);
    expect(await own(await logIn(upstream, "001014", "Yeni1234"))).toMatchObject({ Id: 57 });
    expect((await own(await logInMember(upstream, "001170")))["Id"]).toBe(59);
    expect(await change("Yeni1234", "member-Password")).toEqual([200, null]);
  });
});

describe("a member's photo", () => {
  it("is for the member alone, not even for the portal", async () => {
    const member = await logInMember(upstream, "001170");
    const { ProfilResmi } = await own(member);
    expect(await fileStatus(String(ProfilResmi), member)).toBe(200);
    expect(await fileStatus(String(ProfilResmi), token)).toBe(403);
    expect(await fileStatus(String(ProfilResmi), await logIn(upstream))).toBe(403);
    expect(await fileStatus(String(ProfilResmi), "")).toBe(401);
  });
});

describe("the notice on data protection", () => {
  const check = (bearer: string, id: number) => ask(`KVKK/KvkkMaster/OnaysizKontrol/${id}`, bearer);
  const said = (bearer: string, KullaniciId: number, KvkkId?: number) =>
    ask("KVKK/KvkkOnayDurum/GetKvkkKullaniciKontrol", bearer, { KullaniciId, KvkkId });

  it("was read by everybody but the new member, who reads it now", async () => {
    expect((await check(token, 57)).body).toEqual({ sonuc: 1 });
    const fresh = await logInMember(upstream, "yeni");
    expect((await check(fresh, 60)).body).toEqual({ sonuc: 0 });
    expect((await said(fresh, 60)).body).toEqual({ onayli: false, Tarih: null });
    const texts = (await ask("KVKK/KvkkMaster/GetLastKvkk", fresh)).body as unknown as Row[];
    expect(texts).toMatchObject([{ Tur: "AYDINLATMA", Icerik: expect.stringContaining("<p>") as string }]);
    const sent = { KullaniciId: 60, Okundu: true, KvkkId: texts[0]?.["Id"] };
    const { body } = await ask("KVKK/KvkkMaster/Create", fresh, sent);
    expect(body).toMatchObject({ ...sent, Tarih: "2026-11-20T12:00:00" });
    expect((await check(fresh, 60)).body).toEqual({ sonuc: 1 });
    expect((await said(fresh, 60)).body).toEqual({ onayli: true, Tarih: "2026-11-20T12:00:00" });
  });

  it("is not acknowledged by halves, nor when it isn't there", async () => {
    const sent = { KullaniciId: 57, Okundu: true, KvkkId: 1 };
    expect((await ask("KVKK/KvkkMaster/Create", token, { ...sent, Okundu: false })).status).toBe(400);
    expect((await ask("KVKK/KvkkMaster/Create", token, { ...sent, KvkkId: 99 })).status).toBe(404);
  });

  it("is everybody's own matter", async () => {
    expect((await check(token, 58)).status).toBe(403);
    expect((await said(token, 58)).status).toBe(403);
    const sent = { KullaniciId: 58, Okundu: true, KvkkId: 1 };
    expect((await ask("KVKK/KvkkMaster/Create", token, sent)).status).toBe(403);
    const consent = { KullaniciId: 58, KvkkId: 4, Onay: true, Kanal: "web" };
    expect((await ask("KVKK/KvkkOnayDurum/Create", token, consent)).status).toBe(403);
    expect((await ask("KVKK/KvkkMaster/OnaysizKontrol/9", await logIn(upstream))).status).toBe(403);
  });

  it("has a history of what was consented to and taken back", async () => {
    const consent = { KullaniciId: 57, KvkkId: 4, Onay: true, Kanal: "web" };
    expect((await said(token, 57, 4)).body).toEqual({ onayli: false, Tarih: null });
    for (const Onay of [true, false]) {
      await ask("KVKK/KvkkOnayDurum/Create", token, { ...consent, Onay });
      expect((await said(token, 57, 4)).body).toEqual({ onayli: Onay, Tarih: "2026-11-20T12:00:00" });
    }
  });
});
