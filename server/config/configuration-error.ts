/** Tells service managers not to restart (docs/deploy). */
const INCOMPLETE = 78;

export class ConfigurationError extends Error {
  readonly exitCode: number;

  /** `isTransient`: may work at the next start, such as a port in use. */
  constructor(message: string, { isTransient = false } = {}) {
    super(message);
    this.exitCode = isTransient || isCheck ? 1 : INCOMPLETE;
  }
}

export const isCheck = process.argv.includes("--check");

export function exitFor({ message, exitCode }: ConfigurationError): never {
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}
