import type { Client } from "@libsql/client";
import { z } from "zod";
import { readText } from "./database/columns";
import type { Profile, User } from "./users";

const kept: z.ZodType<Profile> = z.object({
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  hasPhoto: z.boolean(),
  provinceId: z.number().nullable(),
});

/** A user's profile as it was changed last, or as it was from the start. */
export async function readProfile(database: Client, user: User): Promise<Profile> {
  const sql = "SELECT profile FROM profiles WHERE user_id = ?";
  const { rows } = await database.execute({ sql, args: [user.id] });
  return rows[0] ? kept.parse(JSON.parse(readText(rows[0], "profile"))) : user.profile;
}

/** Keeps a user's changed profile. */
export async function keepProfile(database: Client, user: User, profile: Profile): Promise<void> {
  const sql = "INSERT OR REPLACE INTO profiles VALUES (?, ?)";
  await database.execute({ sql, args: [user.id, JSON.stringify(profile)] });
}
