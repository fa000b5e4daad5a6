import type { InStatement, InValue } from "@libsql/client";
import { type FileRecipe, recipeName } from "../files/recipes";

type Row = Record<string, InValue>;

/** One statement that inserts all rows; JSON carries them past the limit of bound parameters. */
export function insertAll(table: string, rows: Row[], conflict = ""): InStatement[] {
  const first = rows[0];
  if (!first) return [];
  const columns = Object.keys(first);
  const values = columns.map((_, index) => `value ->> ${index}`).join(", ");
  const json = JSON.stringify(rows.map((row) => columns.map((column) => row[column] ?? null)));
  const target = `${table} (${columns.join(", ")})`;
  const sql = `INSERT ${conflict} INTO ${target} SELECT ${values} FROM json_each(?)`;
  return [{ sql, args: [json] }];
}

/** Adds files to the store. Older ones stay, so that a link of yesterday still works. */
export function insertRecipes(recipes: FileRecipe[]): InStatement[] {
  const rows = recipes.map((recipe) => ({
    name: recipeName(recipe),
    recipe: JSON.stringify(recipe),
  }));
  return insertAll("files", rows, "OR IGNORE");
}
