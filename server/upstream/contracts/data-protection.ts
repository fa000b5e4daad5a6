import { z } from "zod";
import { privacyTextKind } from "../assumptions";
import { declareCall } from "../call";
import type { Id } from "../ids";
import { listOf } from "../lists";
import { record } from "../record";
import { day, id, nothing, text } from "../wire";
import { listQuery } from "../list-query";

/** Read by the calls of the notice too. */
export const privacyText = record({
  Id: id,
  Baslik: text,
  Icerik: text,
  Tur: text,
  Surum: text,
  YururlukTarih: day,
  DosyaYolu: text,
}).transform((row) => ({
  id: row.Id,
  title: row.Baslik,
  html: row.Icerik,
  kind: privacyTextKind(row.Tur),
  version: row.Surum,
  inForceSince: row.YururlukTarih,
  /** A form to fill in, or the text as a file. */
  file: row.DosyaYolu,
}));

/** A text on the protection of personal data. */
export type PrivacyText = z.infer<typeof privacyText>;

/** Somebody gives, refuses or withdraws a consent: a user who is logged in, or an anonymous visitor. */
export const createConsent = declareCall({
  name: "dataProtection.consent",
  method: "POST",
  kind: "write",
  lifetime: "none",
  token: "userOrService",
  path: () => "KVKK/KvkkOnayDurum/Create",
  body: ({ id: textId, given, userId }: { id: Id; given: boolean; userId?: Id | undefined }) => ({
    KvkkId: textId,
    KullaniciId: userId,
    Onay: given,
    Kanal: "web",
  }),
  // Whatever it is kept as: nothing is read of it.
  answer: nothing,
});

const MAX_TEXTS = 50;

/** The texts on data protection that are in force. */
export const listPrivacyTexts = declareCall({
  name: "dataProtection.texts",
  method: "POST",
  kind: "read",
  lifetime: "documents",
  token: "userOrService",
  path: () => "KVKK/KvkkTanim/GetWithFilter",
  body: (_: null) => listQuery({ rows: MAX_TEXTS }),
  answer: listOf(privacyText),
});
