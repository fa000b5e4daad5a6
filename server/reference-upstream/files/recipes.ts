import { createHash } from "node:crypto";
import { uniform } from "../random";
import type { Attachment, Picture } from "../types";

export type FileRecipe =
  | { kind: "picture"; scene: string; seed: number }
  | { kind: "portrait"; initials: string; seed: number }
  | { kind: "pdf"; document: string; title: string };

/** Of the files named in answers, by file name. */
export const RECIPES = new Map<string, FileRecipe>();

export function filePath(recipe: FileRecipe): string {
  const name = `${guidOf(JSON.stringify(recipe))}.${recipe.kind === "pdf" ? "pdf" : "jpg"}`;
  RECIPES.set(name, recipe);
  return `/files/${name}`;
}

export function pictureRecipe({ scene, seed }: Pick<Picture, "scene" | "seed">): FileRecipe {
  return { kind: "picture", scene, seed };
}

/** A person's portrait, a drawing of the initials; academic titles don't count. */
export function portraitRecipe(name: string, seed = Math.floor(uniform(name) * 10_000)): FileRecipe {
  const words = name.split(" ").filter((word) => !word.endsWith("."));
  return { kind: "portrait", initials: words.map((word) => word.charAt(0)).join(""), seed };
}

export function attachmentRecipe(attachment: Attachment, title: string): FileRecipe {
  if ("picture" in attachment) return pictureRecipe(attachment.picture);
  return { kind: "pdf", document: attachment.pdf, title };
}

export function guidOf(key: string): string {
  const hex = createHash("sha256").update(key).digest("hex");
  const part = (from: number, to: number) => hex.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-5${part(13, 16)}-a${part(17, 20)}-${part(20, 32)}`;
}
