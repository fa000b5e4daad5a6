import { addDays, wireDay, wireTime } from "./clock";
import { DATA_PROTECTION_TEXTS, type DataProtectionText } from "./content/data-protection";
import { readText } from "./database/columns";
import { uniform } from "./random";
import type { Upstream } from "./upstream";
import type { User } from "./users";

/** What a user said last of a text: of the notice that it was read, of a consent whether it is given. */
export interface Approval {
  given: boolean;
  /** As the wire writes it. */
  at: string;
}

/** The notice that members acknowledge. */
export const NOTICE = noticeInForce();

/** What a user said last of a text; null when nothing yet. */
export async function approvalOf(
  { database, clock }: Pick<Upstream, "database" | "clock">,
  user: User,
  text: DataProtectionText,
): Promise<Approval | null> {
  const sql = "SELECT given, at FROM approvals WHERE user_id = ? AND text_id = ? ORDER BY id DESC LIMIT 1";
  const { rows } = await database.execute({ sql, args: [user.id, text.id] });
  if (rows[0]) return { given: rows[0]["given"] === 1, at: readText(rows[0], "at") };
  if (text.id !== NOTICE.id || !user.hasReadNotice) return null;
  return { given: true, at: firstReading(user, text, clock.today()) };
}

/** Keeps what a user says of a text; its number and moment. */
export async function keepApproval(
  { database, clock }: Pick<Upstream, "database" | "clock">,
  user: User,
  text: DataProtectionText,
  given: boolean,
): Promise<{ id: number; at: string }> {
  const at = wireTime(clock.now());
  const sql = "INSERT INTO approvals (user_id, text_id, given, at) VALUES (?, ?, ?, ?) RETURNING id";
  const { rows } = await database.execute({ sql, args: [user.id, text.id, Number(given), at] });
  return { id: Number(rows[0]?.["id"]), at };
}

/** Those who have read the notice did so within the days that it is in force. */
function firstReading(user: User, text: DataProtectionText, today: string): string {
  const daysAgo = Math.floor(uniform(`${user.userName}:notice`) * text.daysAgo);
  return wireDay(addDays(today, -daysAgo));
}

function noticeInForce(): DataProtectionText {
  const [newest] = DATA_PROTECTION_TEXTS.filter(({ kind }) => kind === "AYDINLATMA").toSorted(
    (a, b) => a.daysAgo - b.daysAgo,
  );
  if (!newest) throw new Error("there is no notice on data protection");
  return newest;
}
