import type { Language } from "~/i18n/language";
import { telephoneLink } from "./links";

const PART = /<a[ >][\s\S]*?<\/a>|<[^>]+>|[^<]+/g;
/** "0 (999) 555 01 00", "+90 999 555 01 00", "09995550100, dahili 112" */
const TELEPHONE =
  /(?<![\d.,/-])(?:\+90|0)[ .-]?(?:\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{2}[ .-]?\d{2}(?!\/|[ .,-]?\d)(?:,? (?:d[aâ]h[iî]l[iî]|ext\.?|extension) \d{1,6}\b)?/giu;
const EMAIL = /(?<![\w.+-])[\w+-][\w.+-]{0,63}@(?:[\w-]{1,63}\.){1,5}[a-z]{2,24}\b/gi;

/** Links telephones and e-mail addresses. Expects well-formed, sanitised HTML. */
export const linkContacts = (html: string, language: Language): string =>
  html.replace(PART, (part) => (part.startsWith("<") ? part : linked(part, language)));

const CONTACT = new RegExp(`(${EMAIL.source})|${TELEPHONE.source}`, "giu");

function linked(text: string, language: Language): string {
  return text.replace(CONTACT, (contact, email?: string) => {
    if (email) return `<a href="mailto:${email}">${email}</a>`;
    const { href, label } = telephoneLink(contact, language);
    return `<a href="${href}">${label}</a>`;
  });
}
