import { z } from "zod";
import type { Feed } from "../feed";
import { readDate } from "../read-date";

export type Sky =
  "clear" | "partlyCloudy" | "cloudy" | "fog" | "drizzle" | "rain" | "sleet" | "snow" | "thunder";

/** weatherapi.com's condition codes by group. */
const SKIES: readonly (readonly [Sky, readonly number[]])[] = [
  ["clear", [1000]],
  ["partlyCloudy", [1003]],
  ["cloudy", [1006, 1009]],
  ["fog", [1030, 1135, 1147]],
  ["drizzle", [1063, 1072, 1150, 1153, 1168, 1171, 1180, 1183, 1198, 1240]],
  ["rain", [1186, 1189, 1192, 1195, 1201, 1243, 1246]],
  ["sleet", [1069, 1204, 1207, 1237, 1249, 1252, 1261, 1264]],
  ["snow", [1066, 1114, 1117, 1210, 1213, 1216, 1219, 1222, 1225, 1255, 1258]],
  ["thunder", [1087, 1273, 1276, 1279, 1282]],
];

const current = z
  .object({
    location: z.object({ name: z.string(), localtime: z.string() }),
    current: z.object({
      last_updated: z
        .string()
        .transform((text) => readDate(text))
        .pipe(z.string()),
      temp_c: z.number().min(-80).max(70),
      is_day: z.union([z.literal(0), z.literal(1)]),
      condition: z.object({ code: z.number() }),
      wind_kph: z.number().nonnegative(),
      humidity: z.number().min(0).max(100),
    }),
  })
  .transform(({ location, current: now }) => ({
    place: location.name,
    /** Local time without offset: "2026-11-20T12:30". */
    observedAt: now.last_updated,
    celsius: now.temp_c,
    isDay: now.is_day === 1,
    sky: SKIES.find(([, codes]) => codes.includes(now.condition.code))?.[0] ?? null,
    windKmh: now.wind_kph,
    humidity: now.humidity,
  }));

export type Weather = z.infer<typeof current>;

export const WEATHER_FEED: Feed<Weather> = {
  name: "weather.current",
  lifetime: "weather",
  format: "JSON",
  answer: current,
};
