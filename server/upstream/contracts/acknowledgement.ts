import { z } from "zod";
import { declareCall } from "../call";
import { type Id, record } from "../record";
import { date, flag, nothing, readYesNo } from "../coerce";
import { listOf, one } from "../lists";
import { privacyText, type PrivacyText } from "./data-protection";

const ofUser = { lifetime: "none", token: "user" } as const;

export const checkAcknowledged = declareCall({
  ...ofUser,
  name: "acknowledgement.check",
  path: ({ userId }: { userId: Id }) => `KVKK/KvkkMaster/OnaysizKontrol/${userId}`,
  answer: one(
    z.union([
      record({ isAcknowledged: ["sonuc", flag] }).transform(({ isAcknowledged }) => isAcknowledged),
      z.union([z.number(), z.boolean(), z.string()]).transform((said) => readYesNo(said) === true),
    ]),
  ),
});

export const findLatestNotice = declareCall({
  name: "acknowledgement.notice",
  lifetime: "documents",
  token: "userOrService",
  path: (_: null) => "KVKK/KvkkMaster/GetLastKvkk",
  answer: listOf(privacyText).transform(([first]) => first ?? null),
});

export type Notice = PrivacyText;

export const acknowledge = declareCall({
  ...ofUser,
  name: "acknowledgement.create",
  kind: "write",
  path: () => "KVKK/KvkkMaster/Create",
  body: ({ userId, noticeId }: { userId: Id; noticeId: Id }) => ({
    KullaniciId: userId,
    Okundu: true,
    KvkkId: noticeId,
  }),
  answer: nothing,
});

export const readApproval = declareCall({
  ...ofUser,
  name: "acknowledgement.approval",
  path: () => "KVKK/KvkkOnayDurum/GetKvkkKullaniciKontrol",
  body: ({ userId, textId }: { userId: Id; textId: Id }) => ({ KullaniciId: userId, KvkkId: textId }),
  answer: one(record({ isGiven: ["onayli", flag], at: ["Tarih", date] })),
});
