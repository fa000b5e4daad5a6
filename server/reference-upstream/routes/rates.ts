import { Hono } from "hono";
import { rateBulletin } from "../rates/bulletin";
import type { Upstream } from "../upstream";

/** GET today.xml: exchange rates in the shape of the Turkish central bank's bulletin. */
export function rateRoutes({ clock }: Upstream): Hono {
  const routes = new Hono();
  routes.get("/today.xml", (c) =>
    c.body(rateBulletin(clock.today()), 200, { "Content-Type": "application/xml; charset=UTF-8" }),
  );
  return routes;
}
