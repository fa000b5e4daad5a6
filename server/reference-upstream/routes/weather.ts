import { type Context, Hono } from "hono";
import type { Upstream } from "../upstream";
import { findPlace } from "../weather/places";
import { wireWeather } from "../weather/wire";

/** Fixed and public: it guards nothing but invented weather, and tests need to know it. */
export const WEATHER_KEY = "demo";

/** GET current.json?key=&q=&aqi=no, in the shape of weatherapi.com with its own error codes. */
export function weatherRoutes({ clock }: Upstream): Hono {
  const routes = new Hono();
  routes.get("/current.json", (c) => {
    const { key, q } = c.req.query();
    if (!key) return refuse(c, 401, 1002, "API key not provided.");
    if (key !== WEATHER_KEY) return refuse(c, 401, 2006, "API key provided is invalid.");
    if (!q) return refuse(c, 400, 1003, "Parameter 'q' not provided.");
    const place = findPlace(q);
    if (!place) return refuse(c, 400, 1006, "No location found matching parameter 'q'.");
    return c.json(wireWeather(place, clock.now()));
  });
  return routes;
}

function refuse(c: Context, status: 400 | 401, code: number, message: string): Response {
  return c.json({ error: { code, message } }, status);
}
