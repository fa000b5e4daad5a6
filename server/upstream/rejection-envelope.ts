import { fold } from "~/i18n/fold";
import { readYesNo } from "./coerce";

/** Members whose "no", or negative number, means a rejection. */
const VERDICTS = new Set([
  "success",
  "issuccess",
  "successful",
  "issuccessful",
  "succeeded",
  "issucceeded",
  "basarili",
  "basarilimi",
  "islembasarili",
  "sonuc",
]);
/** Members whose "yes", or text, means a rejection. */
const FAULTS = new Set([
  "haserror",
  "haserrors",
  "iserror",
  "error",
  "errors",
  "hata",
  "hatalar",
  "hatavar",
  "hatali",
]);
const STATES = new Set(["status", "durum", "sonuc", "result"]);
const BAD_STATES = new Set(["error", "fail", "failed", "failure", "hata", "hatali", "basarisiz"]);

/** `success` false, `sonuc` 0 or -1, `hasError` true, `error` with words, `status` "error"; a bare false. */
export function isRejectionEnvelope(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return readYesNo(answer) === false;
  const inner = Array.isArray(answer) && answer.length === 1 ? (answer[0] as unknown) : answer;
  if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return false;
  return Object.entries(inner).some(([name, said]) => isRefusal(fold(name).replaceAll("_", ""), said));
}

function isRefusal(name: string, said: unknown): boolean {
  if (VERDICTS.has(name) && (readYesNo(said) === false || Number(said) < 0)) return true;
  if (FAULTS.has(name) && tellsFault(said)) return true;
  return STATES.has(name) && typeof said === "string" && BAD_STATES.has(fold(said).trim());
}

function tellsFault(said: unknown): boolean {
  if (typeof said === "object" && said !== null) return Object.keys(said).length > 0;
  if (typeof said === "string") return said.trim() !== "" && readYesNo(said) !== false;
  return said === true || (typeof said === "number" && said !== 0);
}
