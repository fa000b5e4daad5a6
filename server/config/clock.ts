import { DateTime } from "luxon";
import { ZONE } from "~/i18n/dates";
import { ConfigurationError } from "./configuration-error";
import { env } from "./environment";

const frozen = env.DEMO_TODAY === "" ? null : freeze(env.DEMO_TODAY);

let latest = DateTime.fromMillis(0, { zone: ZONE }) as DateTime<true>;

export function now(): DateTime<true> {
  if (frozen) return frozen;
  const at = Date.now();
  if (latest.toMillis() !== at) latest = DateTime.fromMillis(at, { zone: ZONE }) as DateTime<true>;
  return latest;
}

function freeze(text: string): DateTime<true> {
  const moment = DateTime.fromISO(text.includes("T") ? text : `${text}T12:00`, { zone: ZONE });
  if (!moment.isValid) throw new ConfigurationError(`DEMO_TODAY: ${text} is not a day of the calendar`);
  return moment;
}
