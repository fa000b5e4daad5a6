import { forgetWaiting, waitingLogIn } from "./log-in-step";
import { rememberedName, rememberHeaders } from "./remembered-name";

/** The headers that clear what no longer opens: a log-in that waits, the name that a browser remembers. */
export async function unreadableCookies(cookies: string | null): Promise<string[]> {
  const [waiting, name] = await Promise.all([waitingLogIn(cookies), rememberedName(cookies)]);
  return [
    ...(waiting === null ? forgetWaiting(cookies) : []),
    ...(name === null ? await rememberHeaders(null, cookies) : []),
  ];
}
