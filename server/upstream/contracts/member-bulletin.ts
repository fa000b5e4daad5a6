import { WHOLE_HALL } from "../assumptions";
import type { Id } from "../ids";

/** What the calls of a member's online bulletin have in common; they are kept for nobody. */
export const ofMember = { method: "GET", kind: "read", lifetime: "none", token: "bulletin" } as const;

/** The path of a call of the online bulletin. */
export function bulletinPath(call: string, ...parts: Id[]): string {
  return ["Alpha.WebPanel/OnlineKullaniciBulten", call, ...parts].join("/");
}

/** A member, by the number that `users.own` tells (`memberId`). */
export interface OfMember {
  memberId: Id;
}

/** Goods in the hall: those for a member, or everybody's where it is null. */
export interface OfHall {
  memberId: Id | null;
}

/** How a path names whose goods are asked for. */
export function hallId({ memberId }: OfHall): Id {
  return memberId === null ? WHOLE_HALL : memberId;
}

/** Two days, both of them counted in. */
export interface Days {
  from: string;
  until: string;
}
