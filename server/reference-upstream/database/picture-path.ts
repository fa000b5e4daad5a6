import { pictureRecipe, recipeName } from "../files/recipes";
import type { Picture } from "../content/types";
import { guidOf } from "../wire";

/** Two old news items whose pictures are broken, as on real exchanges: one is gone, one was never set. */
const WITH_DEAD_PICTURE = 1032;
const WITH_NULL_PICTURE = 1035;

/** The OneCikanGorsel of an item: the path of its picture's file, or null. */
export function picturePath({ id, picture }: { id: number; picture?: Picture }): string | null {
  if (id === WITH_DEAD_PICTURE) return `/files/${guidOf("a picture that is gone")}.jpg`;
  if (id === WITH_NULL_PICTURE) return "/files/null";
  return picture ? `/files/${recipeName(pictureRecipe(picture))}` : null;
}
