import type { DateTime } from "luxon";
import { blend } from "../prices/simulation";
import { normal, uniform } from "../random";

/** A steppe climate between the Aegean and Central Anatolia: the mean of each month in °C. */
const MEANS = [1.2, 2.6, 6.4, 11.1, 15.8, 20.4, 24.1, 23.9, 19.2, 13.4, 7.3, 3.1];
const WETNESS = [0.55, 0.52, 0.45, 0.42, 0.38, 0.22, 0.1, 0.09, 0.16, 0.3, 0.42, 0.55];

const SOLAR_NOON = 13;

export interface Weather {
  temperature: number;
  /** 0 clear to 1 overcast. */
  cloud: number;
  /** Millimetres an hour. */
  rain: number;
  humidity: number;
  wind: number;
  windDegree: number;
  pressure: number;
  isDay: boolean;
  isFoggy: boolean;
}

export function weatherAt(place: string, moment: DateTime): Weather {
  const day = moment.toISODate() ?? "";
  const key = `${place}/${day}`;
  const hour = moment.hour + moment.minute / 60;
  const wetness = uniform(`${key}/sky`) / blend(WETNESS, day);
  const cloud = Math.min(1, Math.max(0, 1.15 - wetness * 0.6 + 0.12 * normal(`${key}/${moment.hour}/cloud`)));
  const isWet = cloud > 0.75 && uniform(`${key}/${Math.floor(hour / 3)}/rain`) < 0.6;
  const rain = isWet ? 0.2 + 2.4 * uniform(`${key}/${moment.hour}/mm`) : 0;
  const mean = blend(MEANS, day) + 2.6 * normal(`${key}/warmth`);
  const swing = (7 - 4 * cloud) * Math.cos(((hour - 15) / 24) * 2 * Math.PI);
  const temperature = mean + swing;
  const isDay = Math.abs(hour - SOLAR_NOON) < daylight(moment) / 2;
  return {
    temperature,
    cloud,
    rain,
    humidity: Math.round(Math.min(98, Math.max(18, 52 + 30 * cloud - 2.2 * swing + (rain > 0 ? 10 : 0)))),
    wind: Math.max(2, 9 + 5 * normal(`${key}/wind`) + 3 * Math.sin((hour / 24) * 2 * Math.PI)),
    windDegree: Math.floor(uniform(`${key}/from`) * 360),
    pressure: Math.round(1017 - 9 * cloud + 3 * normal(`${key}/pressure`)),
    isDay,
    isFoggy: rain === 0 && cloud > 0.6 && temperature < 7 && hour < 10,
  };
}

function daylight(moment: DateTime): number {
  return 12.1 + 2.75 * Math.sin(((moment.ordinal - 80) / 365) * 2 * Math.PI);
}
