import { upstreamConnection } from "../upstream/connection";
import { logInAll } from "./accounts";
import { examineAll } from "./doctor";
import { MEMBER_CHECKS } from "./member-checks";
import { PUBLIC_CHECKS } from "./public-checks";
import { linesOf, totalLine } from "./report";

/**
 * `npm run doctor`: asks the configured upstream everything that pages read, and says call by call what fits
 * the contract, what does not, and what the pages will lack. It only reads.
 */

const say = (line: string) => process.stdout.write(`${line}\n`);

const { apiBaseUrl } = await upstreamConnection();
say(`The upstream at ${apiBaseUrl}, asked for everything that the pages read.\n`);
const accounts = await logInAll();
const findings = await examineAll([...PUBLIC_CHECKS, ...MEMBER_CHECKS], accounts, (check, examined) =>
  linesOf(check, examined).forEach(say),
);
say(`\n${totalLine(findings)}`);
const isWell = findings.every(({ kind }) => kind === "fits" || kind === "skipped");
process.exit(isWell && "token" in accounts.service ? 0 : 1);
