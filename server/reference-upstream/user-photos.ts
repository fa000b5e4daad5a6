import { type FileRecipe, portraitRecipe, recipeName } from "./files/recipes";
import { PEOPLE_WITH_PHOTOS, type User } from "./users";

/** Above the seeds of public portraits: who also sits in an organ has another picture there. */
const FIRST_SEED = 20_000;

function photoRecipe({ id, profile }: User): FileRecipe {
  return portraitRecipe(`${profile.name} ${profile.surname}`, FIRST_SEED + id);
}

const OWNERS: ReadonlyMap<string, User> = new Map(
  PEOPLE_WITH_PHOTOS.map((user) => [recipeName(photoRecipe(user)), user]),
);

/** The photos that the file store must know. */
export const USER_PHOTOS = PEOPLE_WITH_PHOTOS.map(photoRecipe);

/** The path of a user's photo. */
export function photoPath(user: User): string {
  return `/files/${recipeName(photoRecipe(user))}`;
}

/** Whose photo a file of the store is; most are nobody's. */
export function photoOwner(fileName: string): User | undefined {
  return OWNERS.get(fileName);
}
