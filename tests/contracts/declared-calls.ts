import type { Call } from "../../server/upstream/call";

export type AnyCall = Call<never, unknown>;

const modules = import.meta.glob<Record<string, unknown>>("../../server/upstream/contracts/*.ts", {
  eager: true,
});

/** Every call that a contract declares and exports, by name: new ones are included automatically. */
export const DECLARED_CALLS: ReadonlyMap<string, AnyCall> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isCall)
    .map((call) => [call.name, call]),
);

function isCall(value: unknown): value is AnyCall {
  return typeof value === "object" && value !== null && "path" in value && "answer" in value;
}
