import { parseArgs } from "node:util";
import { ConfigurationError, endFor } from "../../config/configuration-error";
import { log } from "../../observability/log";

/** It only reads, but for --writes. */

const USAGE = "npm run doctor -- [--json] [--writes] [--record DIRECTORY]";
const WRONG_USE = 78;

// What the log would tell, the report does; so it falls silent before anything else is loaded.
log.level = "silent";
const options = readOptions();
try {
  const { run } = await import("./run");
  process.exit(await run(options));
} catch (error) {
  if (error instanceof ConfigurationError) endFor(error);
  throw error;
}

function readOptions(): { json: boolean; writes: boolean; record: string | undefined } {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: "boolean", default: false },
        writes: { type: "boolean", default: false },
        record: { type: "string" },
      },
    });
    return { json: values.json, writes: values.writes, record: values.record };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${USAGE}\n`);
    process.exit(WRONG_USE);
  }
}
