import type { Context } from "hono";
import { faultRule } from "../faults";
import { isSessionDay } from "../prices/calendar";
import { rateBulletin } from "../rates/bulletin";
import { Refusal } from "../refusal";
import type { Calls, Upstream } from "../upstream";
import { findPlace, wireWeather } from "../weather/wire";

/** Fixed and public: it guards invented weather only, and tests need it. */
export const WEATHER_KEY = "demo";
/** Calls of the demo only, for tests and operators of this machine; faults don't apply to them. */
export const FAULTS_PATH = "/__faults";
export const MESSAGES_PATH = "/__messages";
const XML = { "Content-Type": "application/xml; charset=UTF-8" };

export function outsideCalls({ clock, faults, state }: Upstream): Calls {
  return {
    "GET /weather/current.json": (c) => {
      const { key, q } = c.req.query();
      if (!key) return refuse(c, 401, 1002, "API key not provided.");
      if (key !== WEATHER_KEY) return refuse(c, 401, 2006, "API key provided is invalid.");
      if (!q) return refuse(c, 400, 1003, "Parameter 'q' not provided.");
      const place = findPlace(q);
      return place
        ? wireWeather(place, clock.now())
        : refuse(c, 400, 1006, "No location found matching parameter 'q'.");
    },
    "GET /rates/today.xml": (c) => c.body(rateBulletin(clock.today()), 200, XML),
    // An earlier day's: 202611/25112026.xml.
    "GET /rates/:month/:file": (c) => {
      const [, date = "", month = "", year = ""] =
        /^(\d\d)(\d\d)(\d{4})\.xml$/.exec(c.req.param("file") ?? "") ?? [];
      const day = `${year}-${month}-${date}`;
      const isPublished = c.req.param("month") === `${year}${month}` && day <= clock.today();
      return isPublished && isSessionDay(day) ? c.body(rateBulletin(day), 200, XML) : c.notFound();
    },
    // {match, body, kind, delayMs, times} switches a fault on, DELETE switches all off.
    [`POST ${FAULTS_PATH}`]: async (c) => {
      const rule = faultRule.safeParse(await c.req.json().catch(() => null));
      if (!rule.success) throw new Refusal(400, "badRequest");
      faults.set(rule.data);
      return c.body(null, 204);
    },
    [`DELETE ${FAULTS_PATH}`]: (c) => {
      faults.clear();
      return c.body(null, 204);
    },
    // Messages of visitors that contain the text in ?body=, as stored.
    [`GET ${MESSAGES_PATH}`]: (c) => {
      const part = c.req.query("body") ?? "";
      return state.messages.filter(({ body }) => JSON.stringify(body).includes(part));
    },
  };
}

function refuse(c: Context, status: 400 | 401, code: number, message: string): Response {
  return c.json({ error: { code, message } }, status);
}
