import type { DateTime } from "luxon";
import { ZONE } from "../clock";
import type { Place } from "./places";
import { type Weather, weatherAt } from "./climate";

const WINDS = "N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW".split(" ");
const UPDATED_EVERY_MINUTES = 15;

interface Condition {
  code: number;
  /** The number in the icon's name. */
  icon: number;
  day: string;
  night: string;
}

const CONDITIONS = {
  clear: { code: 1000, icon: 113, day: "Sunny", night: "Clear" },
  partlyCloudy: { code: 1003, icon: 116, day: "Partly cloudy", night: "Partly cloudy" },
  cloudy: { code: 1006, icon: 119, day: "Cloudy", night: "Cloudy" },
  overcast: { code: 1009, icon: 122, day: "Overcast", night: "Overcast" },
  fog: { code: 1135, icon: 248, day: "Fog", night: "Fog" },
  lightRain: { code: 1183, icon: 296, day: "Light rain", night: "Light rain" },
  rain: { code: 1189, icon: 302, day: "Moderate rain", night: "Moderate rain" },
  thunder: {
    code: 1276,
    icon: 389,
    day: "Moderate or heavy rain with thunder",
    night: "Moderate or heavy rain with thunder",
  },
  sleet: { code: 1204, icon: 317, day: "Light sleet", night: "Light sleet" },
  lightSnow: { code: 1213, icon: 326, day: "Light snow", night: "Light snow" },
  snow: { code: 1219, icon: 332, day: "Moderate snow", night: "Moderate snow" },
} satisfies Record<string, Condition>;

/** current.json of weatherapi.com for a place at a moment. */
export function wireWeather(place: Place, now: DateTime<true>) {
  const updated = now.set({
    minute: now.minute - (now.minute % UPDATED_EVERY_MINUTES),
    second: 0,
    millisecond: 0,
  });
  const weather = weatherAt(place.name, updated);
  return { location: wireLocation(place, now), current: wireCurrent(weather, updated) };
}

function wireLocation(place: Place, now: DateTime<true>) {
  return {
    name: place.name,
    region: "Başakova",
    country: "Turkey",
    lat: place.latitude,
    lon: place.longitude,
    tz_id: ZONE,
    localtime_epoch: Math.floor(now.toSeconds()),
    localtime: now.toFormat("yyyy-MM-dd HH:mm"),
  };
}

function wireCurrent(weather: Weather, updated: DateTime<true>) {
  const { temperature, wind, isDay } = weather;
  return {
    last_updated_epoch: Math.floor(updated.toSeconds()),
    last_updated: updated.toFormat("yyyy-MM-dd HH:mm"),
    temp_c: oneDecimal(temperature),
    temp_f: oneDecimal(temperature * 1.8 + 32),
    is_day: Number(isDay),
    condition: wireCondition(conditionOf(weather), isDay),
    wind_mph: oneDecimal(wind / 1.609),
    wind_kph: oneDecimal(wind),
    wind_degree: weather.windDegree,
    wind_dir: WINDS[Math.round(weather.windDegree / 22.5) % 16],
    pressure_mb: weather.pressure,
    pressure_in: oneDecimal(weather.pressure * 0.02953),
    precip_mm: oneDecimal(weather.rain),
    precip_in: oneDecimal(weather.rain / 25.4),
    humidity: weather.humidity,
    cloud: Math.round(weather.cloud * 100),
    feelslike_c: oneDecimal(feelsLike(temperature, wind)),
    feelslike_f: oneDecimal(feelsLike(temperature, wind) * 1.8 + 32),
    vis_km: weather.isFoggy ? 0.5 : 10,
    vis_miles: weather.isFoggy ? 0 : 6,
    uv: isDay ? oneDecimal(Math.max(1, (temperature / 4) * (1 - weather.cloud * 0.7))) : 0,
    gust_mph: oneDecimal((wind * 1.45) / 1.609),
    gust_kph: oneDecimal(wind * 1.45),
  };
}

function conditionOf({ cloud, rain, temperature, isFoggy }: Weather): Condition {
  if (isFoggy) return CONDITIONS.fog;
  if (rain > 0 && temperature < 0.5) return rain > 1.4 ? CONDITIONS.snow : CONDITIONS.lightSnow;
  if (rain > 0 && temperature < 2.5) return CONDITIONS.sleet;
  if (rain > 1.8 && temperature > 15) return CONDITIONS.thunder;
  if (rain > 0) return rain > 1.4 ? CONDITIONS.rain : CONDITIONS.lightRain;
  if (cloud > 0.85) return CONDITIONS.overcast;
  if (cloud > 0.6) return CONDITIONS.cloudy;
  return cloud > 0.25 ? CONDITIONS.partlyCloudy : CONDITIONS.clear;
}

function wireCondition(condition: Condition, isDay: boolean) {
  const time = isDay ? "day" : "night";
  // The real service's icons lie on its own host, without a scheme; ours lie nowhere.
  const icon = `//cdn.weather.example/weather/64x64/${time}/${condition.icon}.png`;
  return { text: condition[time], icon, code: condition.code };
}

/** Wind chill where it is cold, the temperature itself where it isn't. */
function feelsLike(temperature: number, wind: number): number {
  if (temperature > 10 || wind < 4.8) return temperature;
  const factor = wind ** 0.16;
  return 13.12 + 0.6215 * temperature - 11.37 * factor + 0.3965 * temperature * factor;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
