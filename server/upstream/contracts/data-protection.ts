import { z } from "zod";
import { privacyTextKind } from "../assumptions";
import { declareCall } from "../call";
import { type Id, record } from "../record";
import { listOf, listQuery } from "../lists";
import { day, id, nothing, text } from "../coerce";

export const privacyText = record({
  id: ["Id", id],
  title: ["Baslik", text],
  html: ["Icerik", text],
  kind: ["Tur", text.transform(privacyTextKind)],
  version: ["Surum", text],
  inForceSince: ["YururlukTarih", day],
  file: ["DosyaYolu", text],
});

export type PrivacyText = z.infer<typeof privacyText>;

export const createConsent = declareCall({
  name: "dataProtection.consent",
  kind: "write",
  lifetime: "none",
  token: "userOrService",
  path: () => "KVKK/KvkkOnayDurum/Create",
  body: ({ id: textId, isGiven, userId }: { id: Id; isGiven: boolean; userId?: Id | undefined }) => ({
    KvkkId: textId,
    KullaniciId: userId,
    Onay: isGiven,
    Kanal: "web",
  }),
  answer: nothing,
});

const MAX_TEXTS = 50;

export const listPrivacyTexts = declareCall({
  name: "dataProtection.texts",
  lifetime: "documents",
  token: "userOrService",
  path: () => "KVKK/KvkkTanim/GetWithFilter",
  body: (_: null) => listQuery({ rows: MAX_TEXTS }),
  answer: listOf(privacyText),
});
