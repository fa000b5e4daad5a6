import { z } from "zod";
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

const keptMessage = z.object({
  id: z.number(),
  /** The call it came by, as "IletisimeGec/Create". */
  call: z.string(),
  day: z.string(),
  /** As it came, its keys in lower case. */
  body: z.string().transform((text) => JSON.parse(text) as Record<string, unknown>),
});
export type KeptMessage = z.output<typeof keptMessage>;

/** The messages with a text in their body, in the order they came. */
export async function messagesWith({ database }: Upstream, part: string): Promise<KeptMessage[]> {
  const sql = "SELECT id, call, day, body FROM messages WHERE instr(body, ?) > 0 OR ? = '' ORDER BY id";
  const { rows } = await database.execute({ sql, args: [part, part] });
  return z.array(keptMessage).parse(rows);
}
