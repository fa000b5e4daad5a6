import { Hono } from "hono";
import { z } from "zod";
import { addDays, wireDay } from "../clock";
import { DATA_PROTECTION_TEXTS, type DataProtectionText } from "../content/data-protection";
import { attachmentRecipe, recipeName } from "../files/recipes";
import { applyFilter } from "../filter";
import { type Language, languageOf, textIn } from "../language";
import { keepMessage } from "../messages";
import { Refusal } from "../refusal";
import { readBody, readFilter } from "../requests";
import { type Upstream, readToken } from "../upstream";
import { audit } from "../wire";

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

const consent = z.object({
  kvkkid: z.number().int(),
  kullaniciid: z.number().int().nullish(),
  onay: z.boolean(),
  kanal: z.string().min(1),
});

/** KvkkOnayDurum: consents given, refused and withdrawn, each kept as it came. */
export function consentRoutes(upstream: Upstream): Hono {
  const routes = new Hono();
  routes.post("/Create", async (c) => {
    await readToken(c, upstream);
    const body = await readBody(c, consent);
    if (!DATA_PROTECTION_TEXTS.some(({ id }) => id === body.kvkkid)) throw new Refusal(404, "notFound");
    return c.json({ Id: await keepMessage(upstream, "KvkkOnayDurum/Create", body) });
  });
  return routes;
}

function wireText(text: DataProtectionText, today: string, language: Language) {
  const inForce = addDays(today, -text.daysAgo);
  return {
    ...audit("KvkkTanim", text.id, inForce),
    Baslik: textIn(text.title, language),
    Icerik: textIn(text.body, language),
    Tur: text.kind,
    Surum: text.version,
    YururlukTarih: wireDay(inForce),
    DosyaYolu: text.form ? `/files/${recipeName(attachmentRecipe(text.form, language))}` : null,
  };
}
