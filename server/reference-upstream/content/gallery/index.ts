import { type FileRecipe, pictureRecipe } from "../../files/recipes";
import { ALBUMS } from "./albums";
import { PHOTO_SETS } from "./old-photos";
import { VIDEOS } from "./videos";

export { ALBUMS, PHOTO_SETS, VIDEOS };
export { VIDEO_ALBUM } from "./videos";

/** The pictures that the file store must know. */
export const GALLERY_PICTURES: FileRecipe[] = [
  ...[...ALBUMS, ...PHOTO_SETS].flatMap((album) => album.photos.map(({ picture }) => picture)),
  ...VIDEOS.map(({ picture }) => picture),
].map(pictureRecipe);
