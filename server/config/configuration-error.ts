/** Service managers don't try again then (docs/deploy). */
const INCOMPLETE = 78;

/** What the operator gave can't be used: the message says it all, no trace of ours helps. */
export class ConfigurationError extends Error {
  readonly exitCode: number;

  /** `mayPass`: what may be right at the next start, such as a port that is taken. */
  constructor(message: string, { mayPass = false } = {}) {
    super(message);
    this.exitCode = mayPass || isCheck ? 1 : INCOMPLETE;
  }
}

/** Whether the configuration is only looked at: `npm start -- --check`. */
export const isCheck = process.argv.includes("--check");

export function exitFor({ message, exitCode }: ConfigurationError): never {
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}
