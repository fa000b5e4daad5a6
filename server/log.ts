import { pino } from "pino";
import { env } from "./env";

/** The structured log of the process: one JSON object a line on standard output, no personal data. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: told },
});

/** What is told of an error. Libraries hang more on theirs: ioredis the command that failed, password and all. */
function told(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  return { type, message, stack, ...("code" in error && { code: error.code }) };
}
