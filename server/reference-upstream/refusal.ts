import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { languageOf } from "./language";

const MESSAGES = {
  badRequest: { tr: "Gönderilen bilgiler geçersiz.", en: "The submitted data is not valid." },
  wrongPassword: {
    tr: "Kullanıcı adı veya şifre hatalı.",
    en: "The user name or password is wrong.",
  },
  locked: {
    tr: "Çok sayıda hatalı deneme yapıldığı için hesabınız kilitlendi. Beş dakika sonra yeniden deneyin.",
    en: "Your account is locked after too many wrong attempts. Try again in five minutes.",
  },
  wrongCode: {
    tr: "Doğrulama kodu hatalı veya süresi dolmuş.",
    en: "The verification code is wrong or has expired.",
  },
  wrongCurrentPassword: { tr: "Mevcut şifreniz hatalı.", en: "Your current password is wrong." },
  weakPassword: {
    tr: "Yeni şifre en az 6 karakter olmalı ve küçük harf, büyük harf ve rakamdan en az ikisini içermelidir.",
    en: "The new password needs at least 6 characters and two of small letters, capital letters and digits.",
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
