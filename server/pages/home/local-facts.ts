import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudHail,
  CloudLightning,
  CloudMoon,
  CloudRain,
  CloudSnow,
  CloudSun,
  Moon,
  Sun,
} from "lucide";
import type { Drawing } from "~/components/elements/icon";
import type { RatesView, WeatherView } from "~/components/home/local-facts";
import { href } from "~/pages";
import { formatDate, formatMoment, parseDate } from "~/i18n/dates";
import { formatLira, formatNumber, formatPercent } from "~/i18n/numbers";
import type { WordKey, Wording } from "~/i18n/words";
import { now } from "../../config/clock";
import type { Rates } from "../../upstream/contracts/central-bank";
import type { Sky, Weather } from "../../upstream/contracts/weather";

const SKIES: Record<Sky, { word: WordKey; icon: Drawing; atNight?: Drawing }> = {
  clear: { word: "weather.clear", icon: Sun, atNight: Moon },
  partlyCloudy: { word: "weather.partlyCloudy", icon: CloudSun, atNight: CloudMoon },
  cloudy: { word: "weather.cloudy", icon: Cloud },
  fog: { word: "weather.fog", icon: CloudFog },
  drizzle: { word: "weather.drizzle", icon: CloudDrizzle },
  rain: { word: "weather.rain", icon: CloudRain },
  sleet: { word: "weather.sleet", icon: CloudHail },
  snow: { word: "weather.snow", icon: CloudSnow },
  thunder: { word: "weather.thunder", icon: CloudLightning },
};

const MAIN_CURRENCIES = ["USD", "EUR", "GBP"];

export function weatherView(weather: Weather, { language, t }: Wording): WeatherView {
  const observed = parseDate(weather.observedAt);
  const sky = weather.sky && SKIES[weather.sky];
  return {
    section: { id: "weather", heading: t("weather.heading", { place: weather.place }) },
    icon: sky && ((!weather.isDay && sky.atNight) || sky.icon),
    temperature: t("weather.celsius", { degrees: formatNumber(weather.celsius, language) }),
    sky: sky && t(sky.word),
    details: t("weather.details", {
      wind: formatNumber(weather.windKmh, language),
      humidity: formatPercent(weather.humidity, language, 0),
      time: observed ? formatMoment(observed, now(), language) : "",
    }),
  };
}

export function ratesView(rates: Rates, { language, t }: Wording): RatesView | null {
  const currencies = MAIN_CURRENCIES.flatMap((wanted) => {
    const currency = rates.currencies.find(({ code }) => code === wanted);
    if (!currency?.forexSelling) return [];
    const { code, name, forexSelling } = currency;
    return [{ code, name: name[language], rate: formatLira(forexSelling, language, 4) }];
  });
  if (currencies.length === 0) return null;
  return {
    section: {
      id: "rates",
      heading: t("page.exchangeRates"),
      more: { href: href("exchange-rates", language), label: t("home.all") },
    },
    currencies,
    note: t("rates.homeNote", { date: formatDate(rates.day, language) }),
  };
}
