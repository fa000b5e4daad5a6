import { readYesNo } from "./coerce";

const VERDICTS = new Set(["success", "issuccess", "succeeded", "issucceeded", "basarili", "sonuc"]);

/** `success` false, `sonuc` 0, a bare false. */
export function saysNo(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return readYesNo(answer) === false;
  const inner = Array.isArray(answer) && answer.length === 1 ? (answer[0] as unknown) : answer;
  if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return false;
  return Object.entries(inner).some(
    ([name, said]) => VERDICTS.has(name.toLowerCase()) && readYesNo(said) === false,
  );
}
