import { textIn } from "../language";
import { z } from "zod";
import { addDays, wireDay, wireTime } from "../clock";
import { DATA_PROTECTION_TEXTS } from "../data";
import { attachmentRecipe, filePath } from "../files/recipes";
import { applyFilter } from "../filter";
import { uniform } from "../random";
import { Refusal } from "../refusal";
import { readBody, readFilter, readId } from "../requests";
import type { State } from "../state";
import type { DataProtectionText } from "../types";
import { type Calls, type Upstream, wireRequest, readToken, requireUser } from "../upstream";
import type { User } from "../users";
import { type WireRequest, audit, tell } from "../wire";

const line = z.string().trim().min(1).max(200);
const email = z.email().max(200);
const optional = z.string().trim().max(200).nullish();
const text = z.string().trim().min(1).max(20_000);
const id = z.number().int();

const message = z.object({
  formtip: z.number().int().min(1).max(4),
  adsoyad: line,
  // Answers to an anonymous survey have no sender.
  eposta: email.or(z.literal("")),
  telefon: optional,
  konu: line,
  mesaj: text,
  unvan: optional,
  uyeno: optional,
  ilid: z.number().int().min(1).max(81).nullish(),
  basvuruturu: optional,
  kvkkokundu: z.literal(true),
});
const mail = z.object({ adsoyad: line, eposta: email, konu: line, icerik: text });
const subscription = z.object({ adsoyad: line, eposta: email, mailtur: z.literal(4) });
const acknowledgement = z.object({ kullaniciid: id, kvkkid: id, okundu: z.literal(true) });
const consent = z.object({
  kvkkid: id,
  kullaniciid: id.nullish(),
  onay: z.boolean(),
  kanal: z.string().min(1),
});
const question = z.object({ kullaniciid: id, kvkkid: id.nullish() });

const [NOTICE] = DATA_PROTECTION_TEXTS.filter(({ kind }) => kind === "AYDINLATMA").toSorted(
  (a, b) => a.daysAgo - b.daysAgo,
);

/** Visitors' messages, stored as received, and the texts on data protection with users' answers to each. */
export function visitorCalls(upstream: Upstream): Calls {
  const { state, clock } = upstream;

  const keep = async (call: string, body: Record<string, unknown>): Promise<number> => {
    const number = state.messages.length + 1;
    state.messages.push({ id: number, call, day: clock.today(), body });
    await state.save();
    return number;
  };
  const requireSelf = (user: User, userId: number) => {
    if (userId !== user.id) throw new Refusal(403, "forbidden");
  };
  const keepApproval = async (userId: number, textId: number, isApproved: boolean) => {
    const at = wireTime(clock.now());
    const number = state.approvals.push({ userId, textId, isApproved, at });
    await state.save();
    return { id: number, at };
  };

  return {
    "POST IletisimeGec/Create": async (c) => {
      const number = await keep("IletisimeGec/Create", await readBody(c, message));
      const day = clock.today();
      const reference = `${day.slice(0, 4)}-${String(number).padStart(6, "0")}`;
      return { Id: number, BasvuruNo: reference, Tarih: wireDay(day), Durum: "Alındı" };
    },
    "POST Iletisim/SendMailToFirmNew": async (c) => {
      await keep("Iletisim/SendMailToFirmNew", await readBody(c, mail));
      return { sonuc: 1 };
    },
    "POST MailGonderimDetay/SendMailToFirmNew": async (c) => {
      const body = await readBody(c, subscription);
      const call = "MailGonderimDetay/SendMailToFirmNew";
      const isKnown = state.messages.some(
        (each) => each.call === call && each.body["eposta"] === body.eposta,
      );
      if (isKnown) throw new Refusal(409, "alreadyListed");
      await keep(call, body);
      return { sonuc: 1 };
    },

    "POST /api/v1/KVKK/KvkkTanim/GetWithFilter": async (c) => {
      await readToken(c, upstream);
      const rows = DATA_PROTECTION_TEXTS.map((each) => textRow(each, wireRequest(c, upstream)));
      return applyFilter(rows, await readFilter(c), ["Baslik", "Icerik"]);
    },
    "GET /api/v1/KVKK/KvkkMaster/GetLastKvkk": async (c) => {
      await readToken(c, upstream);
      return [textRow(textWith(NOTICE?.id), wireRequest(c, upstream))];
    },
    "GET /api/v1/KVKK/KvkkMaster/OnaysizKontrol/:userId": async (c) => {
      const user = await requireUser(c, upstream);
      requireSelf(user, readId(c.req.param("userId")));
      return { sonuc: approvalOf(state, user, textWith(NOTICE?.id), clock.today())?.isApproved ? 1 : 0 };
    },
    "POST /api/v1/KVKK/KvkkMaster/Create": async (c) => {
      const user = await requireUser(c, upstream);
      const body = await readBody(c, acknowledgement);
      requireSelf(user, body.kullaniciid);
      const { id: textId } = textWith(body.kvkkid);
      const approval = await keepApproval(user.id, textId, true);
      return { Id: approval.id, KullaniciId: user.id, KvkkId: textId, Okundu: true, Tarih: approval.at };
    },
    "POST /api/v1/KVKK/KvkkOnayDurum/Create": async (c) => {
      await readToken(c, upstream);
      const body = await readBody(c, consent);
      const { id: textId } = textWith(body.kvkkid);
      if (typeof body.kullaniciid === "number") {
        const user = await requireUser(c, upstream);
        requireSelf(user, body.kullaniciid);
        await keepApproval(user.id, textId, body.onay);
      }
      return { Id: await keep("KvkkOnayDurum/Create", body) };
    },
    "POST /api/v1/KVKK/KvkkOnayDurum/GetKvkkKullaniciKontrol": async (c) => {
      const user = await requireUser(c, upstream);
      const body = await readBody(c, question);
      requireSelf(user, body.kullaniciid);
      const approval = approvalOf(state, user, textWith(body.kvkkid ?? NOTICE?.id), clock.today());
      return { onayli: approval?.isApproved ?? false, Tarih: approval?.at ?? null };
    },
  };
}

function textWith(wanted: number | undefined): DataProtectionText {
  const text = DATA_PROTECTION_TEXTS.find((each) => each.id === wanted);
  if (!text) throw new Refusal(404, "notFound");
  return text;
}

/** A user's latest answer to a text; those who have read the notice did so within its time in force. */
function approvalOf(
  { approvals }: State,
  user: User,
  { id: textId, daysAgo }: DataProtectionText,
  today: string,
) {
  const said = approvals.findLast((each) => each.userId === user.id && each.textId === textId);
  if (said || textId !== NOTICE?.id || !user.hasReadNotice) return said;
  const readAgo = Math.floor(uniform(`${user.userName}:notice`) * daysAgo);
  return { isApproved: true, at: wireDay(addDays(today, -readAgo)) };
}

export function textRow(
  { id: textId, daysAgo, title, body, kind, version, form }: DataProtectionText,
  request: WireRequest,
) {
  const inForce = addDays(request.today, -daysAgo);
  return {
    ...audit("KvkkTanim", textId, inForce),
    Baslik: tell(title, request),
    Icerik: tell(body, request),
    Tur: kind,
    Surum: version,
    YururlukTarih: wireDay(inForce),
    DosyaYolu: form ? filePath(attachmentRecipe(form, textIn(form.name, request.language))) : null,
  };
}
