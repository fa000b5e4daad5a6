import { parse } from "cookie";
import { languageOfPath, type Language } from "~/i18n/language";
import { safeRedirect } from "../security/addresses";

type Header = (name: string) => string | null | undefined;

const LANGUAGE_OF_ID: Readonly<Record<string, Language>> = { "1": "tr", "2": "en" };
const ACCEPTED = /(?:^|[,\s])(tr|en)\b/i;

export function visitorLanguage(target: string, header: Header): Language {
  if (languageOfPath(target.split(/[?#]/)[0] ?? "") === "en") return "en";
  return (
    languageOfPage(target) ??
    languageOfPage(new URLSearchParams(target.split("?")[1]).get("donus")) ??
    languageOfPage(header("Referer")) ??
    LANGUAGE_OF_ID[parse(header("Cookie") ?? "")["langid"] ?? ""] ??
    (ACCEPTED.exec(header("Accept-Language") ?? "")?.[1]?.toLowerCase() as Language | undefined) ??
    "tr"
  );
}

const languageOfPage = (address: string | null | undefined): Language | undefined =>
  safeRedirect(address ?? null)?.match.language;
