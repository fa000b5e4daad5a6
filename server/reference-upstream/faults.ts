import { z } from "zod";
import { FAULT_ANSWERS } from "./fault-answers";

export type FaultKind = keyof typeof FAULT_ANSWERS;
export const FAULT_KINDS = Object.keys(FAULT_ANSWERS) as [FaultKind, ...FaultKind[]];

export const faultRule = z.object({
  match: z.string().optional(),
  /** Part of the body the fault applies to; absent means any body, and none. */
  body: z.string().optional(),
  kind: z.enum(FAULT_KINDS),
  delayMs: z.int().nonnegative().optional(),
  /** Number of requests it applies to; absent means all, until faults are cleared. */
  times: z.int().positive().optional(),
});
export type FaultRule = z.output<typeof faultRule>;

/** Switches faults on and off for tests and operators; also at POST and DELETE /__faults. */
export class FaultSwitch {
  #rules: FaultRule[];

  /** All are off, except a fault that applies to every request from the start. */
  constructor(always?: string) {
    this.#rules = always ? [faultRule.parse({ kind: always })] : [];
  }

  set(rule: FaultRule): void {
    const isSame = (other: FaultRule) => other.match === rule.match && other.body === rule.body;
    this.#rules = [rule, ...this.#rules.filter((other) => !isSame(other))];
  }

  clear(): void {
    this.#rules = [];
  }

  readsBodies(): boolean {
    return this.#rules.some(({ body }) => body !== undefined);
  }

  /** The rule for a request, which uses it once: its X-Demo-Fault header first, then the rules, newest first. */
  take({ path, header, body }: { path: string; header?: string; body: string }): FaultRule | undefined {
    const parsed = faultRule.safeParse({ kind: header });
    if (parsed.success) return parsed.data;
    const rule = this.#rules.find(
      (each) => path.includes(each.match ?? "") && body.includes(each.body ?? ""),
    );
    if (rule?.times === undefined) return rule;
    const left = { ...rule, times: rule.times - 1 };
    this.#rules = this.#rules.flatMap((other) => (other !== rule ? [other] : left.times > 0 ? [left] : []));
    return rule;
  }
}
