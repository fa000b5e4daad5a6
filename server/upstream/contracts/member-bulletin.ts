import { WHOLE_HALL } from "../assumptions";

/** What the calls of a member's online bulletin have in common; they are kept for nobody. */
export const ofMember = { method: "GET", kind: "read", lifetime: "none", token: "bulletin" } as const;

/** The path of a call of the online bulletin. */
export function bulletinPath(call: string, ...parts: (string | number)[]): string {
  return ["Alpha.WebPanel/OnlineKullaniciBulten", call, ...parts].join("/");
}

/** A member, by the number that `users.own` tells (`memberId`). */
export interface OfMember {
  memberId: number;
}

/** Goods in the hall: those for a member, or everybody's. */
export interface OfHall {
  memberId: number | "everybody";
}

/** How a path names whose goods are asked for. */
export function hallId({ memberId }: OfHall): number {
  return memberId === "everybody" ? WHOLE_HALL : memberId;
}

/** Two days, both of them counted in. */
export interface Days {
  from: string;
  until: string;
}
