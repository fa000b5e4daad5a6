import { Hono } from "hono";
import { compareText } from "~/text/collation";
import { PROVINCES, type Province } from "../content/provinces";
import { type Upstream, readToken } from "../upstream";

const TURKEY = 1;

/** General/Il/Get: the provinces by the Turkish alphabet, as a bare array. */
export function provinceRoutes(upstream: Upstream): Hono {
  const rows = PROVINCES.toSorted((a, b) => compareText(a.name, b.name)).map(wireProvince);
  const routes = new Hono();
  routes.get("/Get", async (c) => {
    await readToken(c, upstream);
    return c.json(rows);
  });
  return routes;
}

function wireProvince({ id, name, areaCode }: Province) {
  const code = String(id).padStart(2, "0");
  return {
    Id: id,
    UlkeId: TURKEY,
    Kod: code,
    Adi: name,
    TelKodu: areaCode,
    PlakaKodu: code,
    MernisKodu: code,
    Latitude: null,
    // The spelling is the upstream's own.
    Longtitude: null,
  };
}
