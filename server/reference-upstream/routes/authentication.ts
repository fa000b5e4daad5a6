import EXCHANGE from "../data/exchange.json";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { isPassword } from "../passwords";
import { Refusal } from "../refusal";
import { readBody } from "../requests";
import { type Claims, STEP_LIFETIME_SECONDS } from "../tokens";
import { type Calls, type Upstream, bearer, readToken } from "../upstream";
import { APPLICATIONS, type User, memberOf, userById, userByName } from "../users";

const text = z.string().min(1);
const loginRequest = z.object({
  kullaniciadi: text,
  sifre: text,
  source: text,
  requestid: text,
  uyekodu: z.string().nullish(),
});
const otpRequest = z.object({ requestid: text, authtoken: text, otpkod: z.string(), source: text });
const oauthRequest = z.object({ requestid: text, authtoken: text, redirecturl: z.string() });
const statusRequest = z.object({
  isletmeid: z.coerce.number(),
  firmaid: z.coerce.number(),
  subeid: z.coerce.number(),
  statutipi: z.coerce.number(),
  key: z.string(),
  isletmeurlonek: z.string(),
});

const MOST_WRONG_PASSWORDS = 5;
const LOCKED_MS = 5 * 60_000;
const MOST_WRONG_CODES = 3;

/** By name, forgotten some time after the last attempt. */
const failuresFor = (ttl: number) =>
  new LRUCache<string, number>({ max: 10_000, ttl, perf: { now: () => Date.now() } });

const applications: string[] = Object.values(APPLICATIONS).map(({ key }) => key);

export function authenticationCalls(upstream: Upstream): Calls {
  const { tokens } = upstream;
  const checkPassword = passwordCheck(upstream);
  const checkCode = codeCheck(upstream);

  return {
    "POST /api/v1/Authentication/KullaniciGiris/KullaniciGirisYap": async (c) => {
      const body = await readBody(c, loginRequest);
      const user = checkPassword(body.kullaniciadi.trim(), body.sifre, body.uyekodu ?? "");
      if (!user.active) throw new Refusal(403, "inactive");
      return { token: await tokens.issue("giris", user, body.requestid), authType: user.authType };
    },
    "POST /api/v1/Authentication/KullaniciGiris/OtpKontrol": async (c) => {
      const body = await readBody(c, otpRequest);
      const user = await checkCode(body.authtoken, body.requestid, body.otpkod);
      return { token: await tokens.issue("otp", user, body.requestid) };
    },
    "POST /api/v1/Authentication/KullaniciGiris/OAuthToken": async (c) => {
      const body = await readBody(c, oauthRequest);
      const login = await tokens.verify(body.authtoken, "giris", "otp");
      const user = userById(login.UserId);
      // A user with a one-time code continues through OtpKontrol only.
      const isProven = user?.authType !== "Otp" || login.Asama === "otp";
      if (!user || !isProven || login.RequestId !== body.requestid) throw new Refusal(401, "sessionExpired");
      return { token: await tokens.issue("oauth", user, body.requestid) };
    },
    // Sent once for each application: the application itself decides on the user's rights.
    "POST /api/v1/Authentication/KullaniciGiris/StatuDegistir": async (c) => {
      const login = await tokens.verify(bearer(c), "oauth");
      const body = await readBody(c, statusRequest);
      const user = userById(login.UserId);
      if (!user || !isOurs(body) || !applications.includes(body.key)) throw new Refusal(403, "forbidden");
      return { token: await tokens.issue("statu", user, login.RequestId, body.key) };
    },
    "POST /api/v1/Authentication/KullaniciGiris/Logout": async (c) => {
      await tokens.revoke(await readToken(c, upstream));
      return {};
    },
  };
}

function passwordCheck(upstream: Upstream) {
  const failures = failuresFor(LOCKED_MS);
  return (userName: string, password: string, memberCode: string): User => {
    // Unknown names are locked too, so that a lock reveals no account.
    if ((failures.get(userName) ?? 0) >= MOST_WRONG_PASSWORDS) throw new Refusal(423, "locked");
    const user = userByName(userName);
    if (!user || !isMemberCode(user, memberCode) || !isPassword(upstream, user, password)) {
      failures.set(userName, (failures.get(userName) ?? 0) + 1);
      throw new Refusal(401, "wrongPassword");
    }
    failures.delete(userName);
    return user;
  };
}

function isMemberCode(user: User, code: string): boolean {
  return code.trim() === "" || code.trim() === memberOf(user)?.number;
}

/** The user of a correct one-time code; a log-in has three attempts, and a code works once. */
function codeCheck({ tokens, otpCode }: Upstream) {
  const failures = failuresFor(STEP_LIFETIME_SECONDS * 1000);
  return async (token: string, requestId: string, code: string): Promise<User> => {
    const login = await tokens.verify(token, "giris").catch((): Claims => {
      throw new Refusal(400, "wrongCode");
    });
    const user = userById(login.UserId);
    const wrong = failures.get(login.jti) ?? 0;
    const isOpen = login.RequestId === requestId && wrong < MOST_WRONG_CODES;
    if (!user || !isOpen || code.trim() !== otpCode) {
      failures.set(login.jti, wrong + 1);
      throw new Refusal(400, "wrongCode");
    }
    await tokens.revoke(login);
    return user;
  };
}

function isOurs(status: z.output<typeof statusRequest>): boolean {
  const own = [EXCHANGE.IsletmeId, EXCHANGE.FirmaId, EXCHANGE.SubeId, EXCHANGE.statuTipi].join();
  return [status.isletmeid, status.firmaid, status.subeid, status.statutipi].join() === own;
}
