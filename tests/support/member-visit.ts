import { ticketIn } from "./form-html";
import type { Stack } from "./stack";
import { ask, open, type Visit } from "./visit";

/** Opens addresses as a user of the demo who is logged in. */
export type MemberVisit = (path: string) => Promise<Visit>;

/** Logs a user in, code included. @throws Error when no session comes of it */
export async function visitAs(stack: Stack, userName: string): Promise<MemberVisit> {
  const { url: origin } = stack.portal;
  const jar = new Map<string, string>();
  const take = (visit: Visit): Visit => {
    for (const header of visit.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return visit;
  };
  const cookies = () => ({ Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") });
  const get: MemberVisit = async (path) => take(await open(origin, path, cookies()));
  const send = async (path: string, values: Record<string, string>) => {
    const body = new URLSearchParams({ bilet: ticketIn((await get(path)).body), ...values });
    const headers = { ...cookies(), Accept: "text/html", Origin: origin, "Sec-Fetch-Site": "same-origin" };
    return take(await ask(origin, path, { method: "POST", body, headers }));
  };
  const answer = await send("/giris", { kullanici: userName, sifre: stack.memberPassword, uye_kodu: "" });
  const next = answer.headers.get("location") ?? "";
  if (next !== "" && !jar.has("portal")) await send(next, { kod: stack.otpCode });
  if (!jar.has("portal")) throw new Error(`${userName} could not log in: ${answer.status} ${next}`);
  return get;
}
