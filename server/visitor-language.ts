import { parse } from "cookie";
import { languageOfPath, type Language } from "~/language";
import { sameSitePath } from "./same-site-path";

/** Reads a header of a request. */
type Header = (name: string) => string | null | undefined;

const LANGUAGE_OF_ID: Readonly<Record<string, Language>> = { "1": "tr", "2": "en" };
const ACCEPTED = /(?:^|[,\s])(tr|en)\b/i;

/**
 * The language of somebody whose request leads to no page: that of the address, if it has one, else of the page
 * that it leads back to or came from, else as it was chosen once, else as the browser asks.
 */
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
  sameSitePath(address ?? null)?.match.language;
