import { clearPendingLogin, pendingLogin } from "./login-step-cookie";
import { rememberedName, rememberHeaders } from "./remember-me";

export async function unreadableCookies(cookies: string | null): Promise<string[]> {
  const [waiting, name] = await Promise.all([pendingLogin(cookies), rememberedName(cookies)]);
  return [
    ...(waiting === null ? clearPendingLogin(cookies) : []),
    ...(name === null ? await rememberHeaders(null, cookies) : []),
  ];
}
