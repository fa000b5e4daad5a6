import { Hono } from "hono";
import { z } from "zod";
import { NOTICE, approvalOf, keepApproval } from "../approvals";
import { DATA_PROTECTION_TEXTS } from "../content/data-protection";
import { wireText } from "../data-protection-texts";
import { languageOf } from "../language";
import { Refusal } from "../refusal";
import { readBody, readId } from "../requests";
import { type Upstream, readToken, requireUser } from "../upstream";

const acknowledgement = z.object({
  kullaniciid: z.number().int(),
  kvkkid: z.number().int(),
  // There is nothing to refuse: the notice was read, or it was not.
  okundu: z.literal(true),
});

/** KvkkMaster: who has read the notice that is in force; each user for themselves only. */
export function acknowledgementRoutes(upstream: Upstream): Hono {
  const routes = new Hono();

  routes.get("/OnaysizKontrol/:userId", async (c) => {
    const user = await requireUser(c, upstream);
    if (readId(c.req.param("userId")) !== user.id) throw new Refusal(403, "forbidden");
    const approval = await approvalOf(upstream, user, NOTICE);
    return c.json({ sonuc: approval?.given ? 1 : 0 });
  });

  routes.get("/GetLastKvkk", async (c) => {
    await readToken(c, upstream);
    return c.json([wireText(NOTICE, upstream.clock.today(), languageOf(c.req.raw.headers))]);
  });

  routes.post("/Create", async (c) => {
    const user = await requireUser(c, upstream);
    const sent = await readBody(c, acknowledgement);
    if (sent.kullaniciid !== user.id) throw new Refusal(403, "forbidden");
    const text = DATA_PROTECTION_TEXTS.find(({ id }) => id === sent.kvkkid);
    if (!text) throw new Refusal(404, "notFound");
    const { id, at } = await keepApproval(upstream, user, text, true);
    return c.json({ Id: id, KullaniciId: user.id, KvkkId: text.id, Okundu: true, Tarih: at });
  });

  return routes;
}
