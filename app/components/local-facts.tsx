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
  type LucideIcon,
  Moon,
  Sun,
} from "lucide-react";
import { Section, type SectionView } from "./section";

const ICONS = {
  sun: Sun,
  moon: Moon,
  "cloud-sun": CloudSun,
  "cloud-moon": CloudMoon,
  cloud: Cloud,
  fog: CloudFog,
  drizzle: CloudDrizzle,
  rain: CloudRain,
  sleet: CloudHail,
  snow: CloudSnow,
  thunder: CloudLightning,
} satisfies Record<string, LucideIcon>;

export type WeatherIcon = keyof typeof ICONS;

export interface WeatherView {
  section: SectionView;
  icon: WeatherIcon | null;
  temperature: string;
  /** "Parçalı bulutlu" */
  sky: string | null;
  /** Wind, humidity and when it was measured. */
  details: string;
}

export interface RatesView {
  section: SectionView;
  currencies: { code: string; name: string; rate: string }[];
  /** Whose rates they are, and of which day. */
  note: string;
}

/** The weather where the exchange is. */
export function Weather({ view }: { view: WeatherView }) {
  const Icon = view.icon && ICONS[view.icon];
  return (
    <Section view={view.section}>
      <p className="weather">
        {Icon ? <Icon aria-hidden="true" /> : null}
        <b>{view.temperature}</b>
        {view.sky ? <span>{view.sky}</span> : null}
      </p>
      <p className="fact-note">{view.details}</p>
    </Section>
  );
}

/** The main currencies in lira. */
export function Rates({ view }: { view: RatesView }) {
  return (
    <Section view={view.section}>
      <dl className="rates">
        {view.currencies.map(({ code, name, rate }) => (
          <div key={code}>
            <dt>
              <abbr title={name}>{code}</abbr>
            </dt>
            <dd>{rate}</dd>
          </div>
        ))}
      </dl>
      <p className="fact-note">{view.note}</p>
    </Section>
  );
}
