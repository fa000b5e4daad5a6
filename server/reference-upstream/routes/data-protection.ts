import { Hono } from "hono";
import { addDays, wireDay } from "../clock";
import { DATA_PROTECTION_TEXTS, type DataProtectionText } from "../content/data-protection";
import { attachmentRecipe, recipeName } from "../files/recipes";
import { applyFilter } from "../filter";
import { type Language, languageOf, textIn } from "../language";
import { readFilter } from "../requests";
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
