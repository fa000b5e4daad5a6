import { MEMBERS, type Member } from "./data";
import logIns from "./data/log-ins.json";
import users from "./data/users.json";
import { filePath, portraitRecipe } from "./files/recipes";

/** Applications of a user: each has a key for StatuDegistir, which its token then names. */
export const APPLICATIONS = {
  portal: { id: 11, key: "portal" },
  bulletin: { id: 12, key: "online-bulten" },
} as const;
export const USER_KIND = { administrator: 1, staff: 2, member: 3, service: 9 } as const;
export const SERVICE_USER_NAME = "portal-servis";
/** Above the seeds of public portraits: a user who also sits in an organ has another picture there. */
const FIRST_PHOTO_SEED = 20_000;

export const USERS = users;
export type User = (typeof USERS)[number];
/** The demo's log-ins with what each shows; their password is among the demo's secrets. */
export const DEMO_LOG_INS = logIns;

export function userByName(userName: string): User | undefined {
  return USERS.find((each) => each.userName === userName.trim());
}

export function userById(id: number): User | undefined {
  return USERS.find((each) => each.id === id);
}

export function memberOf({ memberId }: User): Member | undefined {
  return MEMBERS.find(({ id }) => id === memberId);
}

export function photoPath({ id, profile }: User): string {
  return filePath(portraitRecipe(`${profile.name} ${profile.surname}`, FIRST_PHOTO_SEED + id));
}

/** The owner of a photo in the store; most files have none. */
export function photoOwner(fileName: string): User | undefined {
  return USERS.find((user) => user.profile.hasPhoto && photoPath(user) === `/files/${fileName}`);
}
