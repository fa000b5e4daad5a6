import { WHOLE_HALL } from "../assumptions";
import type { Id } from "../record";

export const ofMember = { lifetime: "none", token: "bulletin" } as const;

export function bulletinPath(call: string, ...parts: Id[]): string {
  return ["Alpha.WebPanel/OnlineKullaniciBulten", call, ...parts].join("/");
}

export interface OfMember {
  memberId: Id;
}

export interface OfHall {
  memberId: Id | null;
}

export function hallId({ memberId }: OfHall): Id {
  return memberId === null ? WHOLE_HALL : memberId;
}

export interface Days {
  from: string;
  until: string;
}
