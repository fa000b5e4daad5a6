import { z } from "zod";
import { declareCall } from "../call";
import { one } from "../lists";
import { hasField, record } from "../record";
import { nothing, text } from "../wire";

const NO_TOKEN = { token: null, authType: null };

/** The step's token in an object, or alone; an answer that doesn't speak of one has none. */
const tokenAnswer = z.union([
  one(record({ token: text, authType: text }))
    .refine(({ lost }) => !lost.includes("token"), "not a token")
    .transform(({ token, authType }) => ({ token, authType })),
  z
    .string()
    .regex(/^\s*[\w-]+(?:\.[\w-]*){2}\s*$/)
    .transform((token) => ({ token: token.trim(), authType: null })),
  z
    .unknown()
    .refine((answer) => typeof answer !== "string" && !hasField(answer, "token"), "not a token")
    .transform(() => NO_TOKEN),
]);

/** Credentials of a user or of the site's service account; one request id holds the three steps together. */
export interface Credentials {
  requestId: string;
  user: string;
  password: string;
  memberCode: string;
}

const write = { method: "POST", kind: "write", lifetime: "none", token: "none" } as const;

/** First step of a log-in: credentials for a token of the authentication service (domain 4.2). */
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

/** Between the first step and the second, for those whose `authType` asks for it: the code that they were sent. */
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

/** Second step: that token for an OAuth token. */
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

/**
 * Third step: the OAuth token (as bearer) for one that opens calls of an application of the exchange; sent
 * once for each application, which `key` names.
 */
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

/** Ends the token that it is sent with; whatever is answered, it counts as done. */
export const logOut = declareCall({
  ...write,
  token: "given",
  name: "authentication.logOut",
  path: (_: null) => "Authentication/KullaniciGiris/Logout",
  answer: nothing,
});
