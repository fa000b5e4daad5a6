import { Hono } from "hono";
import { z } from "zod";
import { EXCHANGE } from "../content/exchange";
import { Refusal } from "../refusal";
import { readBody } from "../requests";
import { type Upstream, bearer, readToken } from "../upstream";
import { findUser, userById } from "../users";

const text = z.string().min(1);
const loginRequest = z.object({ kullaniciadi: text, sifre: text, requestid: text });
const oauthRequest = z.object({ requestid: text, authtoken: text, redirecturl: z.string() });
const statusRequest = z.object({
  isletmeid: z.coerce.number(),
  firmaid: z.coerce.number(),
  subeid: z.coerce.number(),
  statutipi: z.coerce.number(),
  key: z.string(),
  isletmeurlonek: z.string(),
});

/** The three-step log-in: KullaniciGirisYap, OAuthToken, StatuDegistir; and Logout. */
export function authenticationRoutes(upstream: Upstream): Hono {
  const { tokens, passwords } = upstream;
  const routes = new Hono();

  routes.post("/KullaniciGirisYap", async (c) => {
    const body = await readBody(c, loginRequest);
    const user = findUser(body.kullaniciadi, body.sifre, passwords);
    if (!user) throw new Refusal(401, "wrongPassword");
    if (!user.active) throw new Refusal(401, "inactive");
    const token = await tokens.issue("giris", user, body.requestid);
    return c.json({ token, authType: user.authType });
  });

  routes.post("/OAuthToken", async (c) => {
    const body = await readBody(c, oauthRequest);
    const login = await tokens.verify(body.authtoken, "giris");
    const user = userById(login.UserId);
    // A user with a one-time code gets on through OtpKontrol only.
    if (!user || user.authType === "Otp" || login.RequestId !== body.requestid)
      throw new Refusal(401, "sessionExpired");
    return c.json({ token: await tokens.issue("oauth", user, body.requestid) });
  });

  routes.post("/StatuDegistir", async (c) => {
    const login = await tokens.verify(bearer(c), "oauth");
    const body = await readBody(c, statusRequest);
    const user = userById(login.UserId);
    if (!user || !isOurs(body)) throw new Refusal(403, "forbidden");
    return c.json({ token: await tokens.issue("statu", user, login.RequestId, body.key) });
  });

  routes.post("/Logout", async (c) => {
    await tokens.revoke(await readToken(c, upstream));
    return c.json({});
  });

  return routes;
}

function isOurs(status: z.output<typeof statusRequest>): boolean {
  return (
    status.isletmeid === EXCHANGE.IsletmeId &&
    status.firmaid === EXCHANGE.FirmaId &&
    status.subeid === EXCHANGE.SubeId &&
    status.statutipi === EXCHANGE.statuTipi
  );
}
