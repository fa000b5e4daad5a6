import { typedIn } from "./form-html";
import type { Stack } from "./stack";
import { ask, open, type Visit } from "./visit";

/** Somebody who is logged in at a portal. */
export interface LoggedIn {
  /** What the browser sends of what it was told to keep. */
  cookies: string;
  open: (path: string) => Promise<Visit>;
  post: (path: string, values?: Record<string, string>) => Promise<Visit>;
}

/** Logs a member of the demo in, by the form that visitors have. */
export async function logInAs(
  user: string,
  { portal: { url }, memberPassword }: Pick<Stack, "portal" | "memberPassword">,
): Promise<LoggedIn> {
  const page = await open(url, "/giris");
  const hidden = Object.entries(typedIn(page.body)).map(([name, values]) => [name, values[0] ?? ""]);
  const answer = await post(url, "/giris", "", {
    ...(Object.fromEntries(hidden) as Record<string, string>),
    kullanici: user,
    sifre: memberPassword,
  });
  const cookies = answer.headers
    .getSetCookie()
    .filter((header) => !/Max-Age=0/.test(header))
    .map((header) => header.split(";")[0])
    .join("; ");
  if (answer.status !== 303 || cookies === "") throw new Error(`${user} could not log in: ${answer.status}`);
  return {
    cookies,
    open: (path) => open(url, path, { Cookie: cookies }),
    post: (path, values = {}) => post(url, path, cookies, values),
  };
}

function post(origin: string, path: string, cookies: string, values: Record<string, string>): Promise<Visit> {
  return ask(origin, path, {
    method: "POST",
    body: new URLSearchParams(values),
    headers: { Accept: "text/html", Origin: origin, "Sec-Fetch-Site": "same-origin", Cookie: cookies },
  });
}

/** The cells of a page's tables, row by row, without their heads. */
export function rowsIn(html: string): string[][] {
  return [...html.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)]
    .map(([, row = ""]) => [...row.matchAll(/<(td|th(?= scope="row"))[^>]*>([\s\S]*?)<\/\1>/g)])
    .filter((cells) => cells.length > 0)
    .map((cells) => cells.map(([, , cell = ""]) => cell.replace(/<[^>]+>/g, "").trim()));
}
