import { now } from "../clock";
import { upstreamConnection } from "../upstream/connection";
import { accountFor, type Accounts } from "./accounts";
import type { Check, Found } from "./check";
import { examine, type Examined, type Finding } from "./examine";

/** A real upstream may be slow to the first who asks; pages are not so patient. */
const TIMEOUT_MS = 15_000;

/** Makes every check in turn, and tells of each as soon as it is known. */
export async function examineAll(
  checks: readonly Check[],
  accounts: Accounts,
  tell: (check: Check, examined: Pick<Examined, "finding" | "ms">) => void,
): Promise<Finding[]> {
  const today = now();
  let found: Found = { today: today.toISODate(), monthAgo: today.minus({ months: 1 }).toISODate() };
  const findings: Finding[] = [];
  for (const check of checks) {
    const examined = await examineOne(check, found, accounts);
    if (examined.finding.kind === "fits") found = { ...found, ...check.note?.(examined.answer) };
    findings.push(examined.finding);
    tell(check, examined);
  }
  return findings;
}

async function examineOne(check: Check, found: Found, accounts: Accounts): Promise<Examined> {
  const account = accountFor(check.call.token, accounts);
  if (account && "missing" in account) return skipped(account.missing);
  const params = check.params(found);
  if (params === undefined) return skipped("nothing was found to ask about");
  const { apiBaseUrl: baseUrl } = await upstreamConnection();
  const token = account?.token ?? null;
  return examine(check, params, { baseUrl, token, language: "tr", timeoutMs: TIMEOUT_MS });
}

const skipped = (reason: string): Examined => ({ finding: { kind: "skipped", reason }, answer: null, ms: 0 });
