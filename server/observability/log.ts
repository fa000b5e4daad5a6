import { pino } from "pino";
import { env } from "../config/environment";

/** No personal data goes here. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: describe },
});

/** Libraries attach more to errors: ioredis the failed command with its password. */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  return { type, message, stack, ...("code" in error && { code: error.code }) };
}
