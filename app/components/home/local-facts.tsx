import { Icon, type Drawing } from "../elements/icon";
import { Section, type SectionView } from "../elements/section";

export interface WeatherView {
  section: SectionView;
  icon: Drawing | null;
  temperature: string;
  sky: string | null;
  details: string;
}

export interface RatesView {
  section: SectionView;
  currencies: { code: string; name: string; rate: string }[];
  note: string;
}

export function Weather({ view }: { view: WeatherView }) {
  return (
    <Section view={view.section}>
      <p className="weather">
        {view.icon ? <Icon of={view.icon} /> : null}
        <b>{view.temperature}</b>
        {view.sky ? <span>{view.sky}</span> : null}
      </p>
      <p className="note">{view.details}</p>
    </Section>
  );
}

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
      <p className="note">{view.note}</p>
    </Section>
  );
}
