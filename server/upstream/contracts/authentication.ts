import { z } from "zod";
import { declareCall } from "../call";
import { one } from "../lists";
import { hasField, isLost, record } from "../record";
import { nothing, text } from "../coerce";

const NO_TOKEN = { token: null, authType: null };

const tokenAnswer = z.union([
  one(record({ token: ["token", text], authType: ["authType", text] })).refine(
    (row) => !isLost(row, "token"),
    "not a token",
  ),
  z
    .string()
    .regex(/^\s*[\w-]+(?:\.[\w-]*){2}\s*$/)
    .transform((token) => ({ token: token.trim(), authType: null })),
  z
    .unknown()
    .refine((answer) => typeof answer !== "string" && !hasField(answer, "token"), "not a token")
    .transform(() => NO_TOKEN),
]);

export interface Credentials {
  requestId: string;
  user: string;
  password: string;
  memberCode: string;
}

const write = { kind: "write", lifetime: "none", token: "none" } as const;

export const logIn = declareCall({
  ...write,
  name: "authentication.logIn",
  path: () => "Authentication/KullaniciGiris/KullaniciGirisYap",
  body: ({ requestId, user, password, memberCode }: Credentials) => ({
    KullaniciAdi: user,
    Sifre: password,
    Source: "web",
    RequestId: requestId,
    UyeKodu: memberCode,
  }),
  answer: tokenAnswer,
});

/** Between the first and second step, when `authType` requires it. */
export const checkOtp = declareCall({
  ...write,
  name: "authentication.checkOtp",
  path: () => "Authentication/KullaniciGiris/OtpKontrol",
  body: ({ requestId, token, code }: { requestId: string; token: string; code: string }) => ({
    RequestId: requestId,
    AuthToken: token,
    OtpKod: code,
    Source: "web",
  }),
  answer: tokenAnswer,
});

export const exchangeToken = declareCall({
  ...write,
  name: "authentication.exchangeToken",
  path: () => "Authentication/KullaniciGiris/OAuthToken",
  body: (step: { requestId: string; token: string; authType: string | null; redirectUrl: string }) => ({
    requestId: step.requestId,
    authToken: step.token,
    authCode: step.authType,
    redirectUrl: step.redirectUrl,
  }),
  answer: tokenAnswer,
});

export interface Status {
  businessId: number;
  companyId: number;
  branchId: number;
  key: string;
  urlPrefix: string;
}

export const changeStatus = declareCall({
  ...write,
  token: "given",
  name: "authentication.changeStatus",
  path: () => "Authentication/KullaniciGiris/StatuDegistir",
  body: (status: Status) => ({
    IsletmeId: status.businessId,
    FirmaId: status.companyId,
    SubeId: status.branchId,
    statuTipi: 1,
    key: status.key,
    isletmeUrlOnEk: status.urlPrefix,
  }),
  answer: tokenAnswer,
});

export const logOut = declareCall({
  ...write,
  token: "given",
  name: "authentication.logOut",
  path: (_: null) => "Authentication/KullaniciGiris/Logout",
  answer: nothing,
});
