import { Hono } from "hono";
import { z } from "zod";
import { NOTICE, approvalOf, keepApproval } from "../approvals";
import { DATA_PROTECTION_TEXTS, type DataProtectionText } from "../content/data-protection";
import { wireText } from "../data-protection-texts";
import { applyFilter } from "../filter";
import { languageOf } from "../language";
import { keepMessage } from "../messages";
import { Refusal } from "../refusal";
import { readBody, readFilter } from "../requests";
import { type Upstream, readToken, requireUser } from "../upstream";

/** KvkkTanim: the texts on data protection, each with its version. */
export function dataProtectionRoutes(upstream: Upstream): Hono {
  const routes = new Hono();
  routes.post("/GetWithFilter", async (c) => {
    await readToken(c, upstream);
    const language = languageOf(c.req.raw.headers);
    const today = upstream.clock.today();
    const rows = DATA_PROTECTION_TEXTS.map((text) => wireText(text, today, language));
    return c.json(applyFilter(rows, await readFilter(c), ["Baslik", "Icerik"]));
  });
  return routes;
}

const id = z.number().int();
const consent = z.object({
  kvkkid: id,
  kullaniciid: id.nullish(),
  onay: z.boolean(),
  kanal: z.string().min(1),
});
const question = z.object({ kullaniciid: id, kvkkid: id.nullish() });

/** KvkkOnayDurum: consents given, refused and withdrawn, each kept as it came, and what users said last. */
export function consentRoutes(upstream: Upstream): Hono {
  const routes = new Hono();

  routes.post("/Create", async (c) => {
    await readToken(c, upstream);
    const sent = await readBody(c, consent);
    const text = textWith(sent.kvkkid);
    if (typeof sent.kullaniciid === "number") {
      const user = await requireUser(c, upstream);
      if (sent.kullaniciid !== user.id) throw new Refusal(403, "forbidden");
      await keepApproval(upstream, user, text, sent.onay);
    }
    return c.json({ Id: await keepMessage(upstream, "KvkkOnayDurum/Create", sent) });
  });

  routes.post("/GetKvkkKullaniciKontrol", async (c) => {
    const user = await requireUser(c, upstream);
    const asked = await readBody(c, question);
    if (asked.kullaniciid !== user.id) throw new Refusal(403, "forbidden");
    const approval = await approvalOf(upstream, user, textWith(asked.kvkkid ?? NOTICE.id));
    return c.json({ onayli: approval?.given ?? false, Tarih: approval?.at ?? null });
  });

  return routes;
}

function textWith(wanted: number): DataProtectionText {
  const text = DATA_PROTECTION_TEXTS.find(({ id: each }) => each === wanted);
  if (!text) throw new Refusal(404, "notFound");
  return text;
}
