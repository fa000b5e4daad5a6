import { parseArgs } from "node:util";
import { ConfigurationError, exitFor } from "../../config/configuration-error";
import { log } from "../../observability/log";

const USAGE = "npm run doctor -- [--json]";
const WRONG_USE = 78;

// The report replaces the log, so it is silenced before anything else is loaded.
log.level = "silent";
const { json } = readOptions();
try {
  const { checkUp, exitCodeOf } = await import("./checkup");
  const { linesOf } = await import("./report");
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
