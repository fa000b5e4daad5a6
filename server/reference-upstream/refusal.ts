import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { languageOf } from "./language";

const MESSAGES = {
  badRequest: { tr: "Gönderilen bilgiler geçersiz.", en: "The submitted data is not valid." },
  wrongPassword: {
    tr: "Kullanıcı adı veya şifre hatalı.",
    en: "The user name or password is wrong.",
  },
  inactive: { tr: "Kullanıcı hesabı kapalıdır.", en: "The user account is closed." },
  sessionExpired: { tr: "Oturum süreniz doldu.", en: "Your session has expired." },
  forbidden: {
    tr: "Bu işlem için yetkiniz yok.",
    en: "You are not authorised for this operation.",
  },
  alreadyListed: { tr: "Bu e-posta zaten kayıtlı.", en: "This e-mail address is already registered." },
  notFound: { tr: "Kayıt bulunamadı.", en: "Record not found." },
  failed: { tr: "İşlem sırasında bir hata oluştu", en: "An error occurred during the operation" },
} as const;

/** A request that the upstream turns down with a status and a `Message` in the request's language. */
export class Refusal extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly reason: keyof typeof MESSAGES,
  ) {
    super(MESSAGES[reason].en);
  }
}

/** The error answer of the wire: a non-2xx status and a `Message`. */
export function refuse(c: Context, refusal: Refusal): Response {
  const text = MESSAGES[refusal.reason][languageOf(c.req.raw.headers)];
  return c.json({ Message: text, StatusCode: refusal.status }, refusal.status);
}
