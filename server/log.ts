import { pino } from "pino";
import { env } from "./env";

/** The structured log of the process: one JSON object a line on standard output, no personal data. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});
