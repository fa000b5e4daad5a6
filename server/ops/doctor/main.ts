import { parseArgs } from "node:util";
import { ConfigurationError, exitFor } from "../../config/configuration-error";
import { log } from "../../observability/log";
import type { Checkup, PageReport } from "./checkup";

const USAGE = "npm run doctor -- [--json]";
const WRONG_USE = 78;
const LABELS: Record<PageReport["display"], string> = {
  whole: "whole    ",
  "in part": "in part  ",
  not: "NOT SHOWN",
};

// The report replaces the log, so it is silenced before anything else is loaded.
log.level = "silent";
const { json } = readOptions();
try {
  const { checkUp, exitCodeOf } = await import("./checkup");
  const checkup = await checkUp();
  process.stdout.write(json ? `${JSON.stringify(checkup, null, 2)}\n` : `${linesOf(checkup).join("\n")}\n`);
  process.exit(exitCodeOf(checkup));
} catch (error) {
  if (error instanceof ConfigurationError) exitFor(error);
  throw error;
}

function readOptions(): { json: boolean } {
  try {
    return parseArgs({ options: { json: { type: "boolean", default: false } } }).values;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${USAGE}\n`);
    process.exit(WRONG_USE);
  }
}

function linesOf({ upstream, accounts, pages, untried }: Checkup): string[] {
  const count = (display: PageReport["display"]) => pages.filter((page) => page.display === display).length;
  return [
    `The upstream at ${upstream}, as the pages read it.`,
    "",
    ...accounts.map(({ name, fault }) =>
      fault === null ? `ok         ${name}` : `FAILED     ${name}: ${fault}`,
    ),
    "",
    ...pages.map(pageLine),
    ...untried.map(({ page, why }) => `not tried  ${page} (${why})`),
    "",
    `${count("whole")} whole, ${count("in part")} in part, ${count("not")} not shown; ${untried.length} not tried`,
  ];
}

function pageLine({ path, status, display, misfits }: PageReport): string {
  const where = status === 200 ? path : `${path} (${status})`;
  return [`${LABELS[display]}  ${where}`, ...misfits].join(misfits.length > 0 ? "  · " : "");
}
