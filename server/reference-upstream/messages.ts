import type { Upstream } from "./upstream";

/** Keeps what was sent as it came; its number. */
export async function keepMessage(
  { database, clock }: Upstream,
  call: string,
  body: object,
): Promise<number> {
  const sql = "INSERT INTO messages (call, day, body) VALUES (?, ?, ?) RETURNING id";
  const { rows } = await database.execute({ sql, args: [call, clock.today(), JSON.stringify(body)] });
  return Number(rows[0]?.["id"]);
}
