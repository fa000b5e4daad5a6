import { Hono } from "hono";
import { EXCHANGE, OFFICES } from "../content/exchange";
import type { OfficeSeed } from "../content/types";
import { pictureRecipe, recipeName } from "../files/recipes";
import { applyFilter } from "../filter";
import { type Language, languageOf, textIn } from "../language";
import { Refusal } from "../refusal";
import { readFilter, readId } from "../requests";
import { audit } from "../wire";

/** TescilBilgi: the exchange's offices with address, phones and opening hours. */
export function registryRoutes(): Hono {
  const routes = new Hono();

  routes.post("/GetWithFilterInfo", async (c) => {
    const language = languageOf(c.req.raw.headers);
    const rows = OFFICES.map((office) => wireOffice(office, language));
    return c.json(applyFilter(rows, await readFilter(c), ["ServisAdi", "Adres", "Telefon"]));
  });

  routes.get("/GetById", (c) => {
    const id = readId(c.req.query("id"));
    const office = OFFICES.find((each) => each.id === id);
    if (!office) throw new Refusal(404, "notFound");
    return c.json(wireOffice(office, languageOf(c.req.raw.headers)));
  });

  return routes;
}

function wireOffice(office: OfficeSeed, language: Language) {
  return {
    ...audit("TescilBilgi", office.id, EXCHANGE.founded),
    ServisKod: office.code,
    ServisAdi: textIn(office.name, language),
    Adres: textIn(office.address, language),
    Telefon: office.phone,
    Fax: office.fax ?? null,
    Eposta: office.email,
    KepAdresi: office.kep ?? null,
    Enlem: office.latitude,
    Boylam: office.longitude,
    CalismaSaatleri: textIn(office.hours, language),
    HaritaGorsel: office.map ? `/files/${recipeName(pictureRecipe(office.map))}` : null,
    GorselAltMetin: office.map ? textIn(office.map.alt, language) : null,
    IlAdi: office.province,
    IlceAdi: office.district,
  };
}
