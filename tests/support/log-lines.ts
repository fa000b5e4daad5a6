/** One line of the portal's log. */
export interface LogLine extends Record<string, unknown> {
  level: string | number;
  msg?: string;
}

const SERIOUS = new Set<string | number>(["error", "fatal", 50, 60]);

/** The log lines in a server's output. */
export function logLines(output: string): LogLine[] {
  return output.split("\n").flatMap((line) => {
    if (!line.startsWith("{")) return [];
    return [JSON.parse(line) as LogLine];
  });
}

/** The portal's own errors. */
export function seriousLines(output: string): LogLine[] {
  return logLines(output).filter(({ level }) => SERIOUS.has(level));
}
