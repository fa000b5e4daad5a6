import type { DateTime } from "luxon";
import { fold } from "~/i18n/letters";
import { ZONE } from "../clock";
import places from "../data/places.json";
import conditions from "../data/weather-conditions.json";
import { type Weather, weatherAt } from "./climate";

const WINDS = "N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW".split(" ");
const UPDATED_EVERY_MINUTES = 15;

type Condition = (typeof conditions)[keyof typeof conditions];
type Place = (typeof places)[number];
/** How far coordinates may be from a known place, in degrees. */
const REACH = 0.5;

/** The place of a query: a name ("Başakova", "Akcayazi,Turkey") or "latitude,longitude". */
export function findPlace(query: string): Place | undefined {
  const [first = "", second = ""] = query.split(",").map((part) => part.trim());
  const [latitude, longitude] = [Number(first), Number(second)];
  if (first !== "" && second !== "" && !Number.isNaN(latitude) && !Number.isNaN(longitude)) {
    return nearest(latitude, longitude);
  }
  return places.find((place) => fold(place.name) === fold(first));
}

function nearest(latitude: number, longitude: number): Place | undefined {
  const distance = (place: Place) => Math.hypot(place.latitude - latitude, place.longitude - longitude);
  const [place] = places.toSorted((a, b) => distance(a) - distance(b));
  return place && distance(place) <= REACH ? place : undefined;
}

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
  if (isFoggy) return conditions.fog;
  if (rain > 0 && temperature < 0.5) return rain > 1.4 ? conditions.snow : conditions.lightSnow;
  if (rain > 0 && temperature < 2.5) return conditions.sleet;
  if (rain > 1.8 && temperature > 15) return conditions.thunder;
  if (rain > 0) return rain > 1.4 ? conditions.rain : conditions.lightRain;
  if (cloud > 0.85) return conditions.overcast;
  if (cloud > 0.6) return conditions.cloudy;
  return cloud > 0.25 ? conditions.partlyCloudy : conditions.clear;
}

function wireCondition(condition: Condition, isDay: boolean) {
  const time = isDay ? "day" : "night";
  // The real service's icons are on its own host, without a scheme; ours are nowhere.
  const icon = `//cdn.weather.example/weather/64x64/${time}/${condition.icon}.png`;
  return { text: condition[time], icon, code: condition.code };
}

function feelsLike(temperature: number, wind: number): number {
  if (temperature > 10 || wind < 4.8) return temperature;
  const factor = wind ** 0.16;
  return 13.12 + 0.6215 * temperature - 11.37 * factor + 0.3965 * temperature * factor;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
