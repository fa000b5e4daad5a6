import { z } from "zod";

export const FAULT_KINDS = [
  "500",
  "slow",
  "hang",
  "drip",
  "huge",
  "malformed",
  "html",
  "empty",
  "no-rows",
  "wrong-types",
  "null-fields",
  "missing-fields",
  "reset",
  "401",
  "403",
  "no-token",
  "unreadable-user",
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const faultRule = z.object({
  /** Part of the path the fault is for; absent means every path. */
  match: z.string().optional(),
  /** Part of the body the fault is for; absent means any body, and none. */
  body: z.string().optional(),
  kind: z.enum(FAULT_KINDS),
  /** How long "slow" waits. */
  delayMs: z.int().nonnegative().optional(),
  /** How many requests it is for; absent means all, until faults are cleared. */
  times: z.int().positive().optional(),
});
export type FaultRule = z.output<typeof faultRule>;

/** What a fault is found by. */
interface Asked {
  path: string;
  /** Its X-Demo-Fault header. */
  header: string | undefined;
  body: string;
}

/** Switches faults on and off for tests and operators; also at POST and DELETE /__faults. */
export interface FaultSwitch {
  /** Adds a rule; it replaces an older one with the same `match` and `body`. */
  set(rule: FaultRule): void;
  clear(): void;
  /** Whether any rule asks for a body: else nobody needs to read it. */
  readsBodies(): boolean;
  /** The rule for a request, which uses it once: its header first, then the rules, newest first. */
  take(asked: Asked): FaultRule | undefined;
}

/** A switch whose faults are off, except a fault that holds for every request from the start. */
export function createFaultSwitch(always?: string): FaultSwitch {
  let rules: FaultRule[] = always ? [faultRule.parse({ kind: always })] : [];
  const isSame = (a: FaultRule, b: FaultRule) => a.match === b.match && a.body === b.body;

  const useOnce = (rule: FaultRule) => {
    if (rule.times === undefined) return;
    const left = { ...rule, times: rule.times - 1 };
    rules = rules.flatMap((other) => (other !== rule ? [other] : left.times > 0 ? [left] : []));
  };

  return {
    set(rule) {
      rules = [rule, ...rules.filter((other) => !isSame(other, rule))];
    },
    clear() {
      rules = [];
    },
    readsBodies: () => rules.some(({ body }) => body !== undefined),
    take({ path, header, body }) {
      const asked = faultRule.safeParse({ kind: header });
      if (asked.success) return asked.data;
      const rule = rules.find((each) => path.includes(each.match ?? "") && body.includes(each.body ?? ""));
      if (rule) useOnce(rule);
      return rule;
    },
  };
}
