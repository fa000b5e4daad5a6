import { z } from "zod";

export const FAULT_KINDS = [
  "500",
  "slow",
  "hang",
  "malformed",
  "html",
  "empty",
  "no-rows",
  "wrong-types",
  "reset",
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const faultRule = z.object({
  /** Part of the path the fault is for; absent means every path. */
  match: z.string().optional(),
  kind: z.enum(FAULT_KINDS),
  /** How long "slow" waits. */
  delayMs: z.int().nonnegative().optional(),
});
export type FaultRule = z.output<typeof faultRule>;

/** Switches faults on and off for tests and operators; also at POST and DELETE /__faults. */
export interface FaultSwitch {
  /** Adds a rule; it replaces an older one with the same `match`. */
  set(rule: FaultRule): void;
  clear(): void;
  /** The rule for a request: its X-Demo-Fault header first, then the rules, newest first. */
  find(path: string, header: string | undefined): FaultRule | undefined;
}

/** A switch whose faults are off, except a fault that holds for every request from the start. */
export function createFaultSwitch(always?: string): FaultSwitch {
  const base: FaultRule[] = always ? [faultRule.parse({ kind: always })] : [];
  let rules = base;
  return {
    set(rule) {
      rules = [rule, ...rules.filter((other) => other.match !== rule.match)];
    },
    clear() {
      rules = [];
    },
    find(path, header) {
      const asked = faultRule.safeParse({ kind: header });
      if (asked.success) return asked.data;
      return rules.find((rule) => path.includes(rule.match ?? ""));
    },
  };
}
