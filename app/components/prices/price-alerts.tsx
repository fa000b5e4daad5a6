import { LinkList, type LinkView } from "../elements/link";
import { useLiteView } from "../elements/lite-view";
import { Field, type FilterFieldView } from "../forms/filter-form";

export interface PriceAlertsView {
  off: string | null;
  form: AlertsFormView | null;
  others: { heading: string; links: LinkView[] };
}

interface AlertChoice {
  value: string;
  label: string;
  lang?: "tr" | "en";
  isChosen: boolean;
}

interface AlertsFormView {
  heading: string;
  first: AlertChoice[];
  products: { summary: string; choices: AlertChoice[] };
  target: TargetView | null;
  save: string;
  stopAll: string;
  notes: string[];
  publicKey: string;
  worker: string;
  language: "tr" | "en";
  words: Record<AlertsWord, string>;
}

export interface TargetView {
  heading: string;
  most: number;
  fields: FilterFieldView[];
}

export type AlertsWord =
  | "saving"
  | "saved"
  | "stopped"
  | "badPrice"
  | "tooMany"
  | "nothingChosen"
  | "denied"
  | "failed"
  | "unsupported";

function Choices({ choices }: { choices: AlertChoice[] }) {
  return (
    <ul className="form-choices">
      {choices.map(({ value, label, lang, isChosen }) => (
        <li key={value}>
          <input type="checkbox" id={`konu-${value}`} value={value} defaultChecked={isChosen} />
          <label htmlFor={`konu-${value}`} lang={lang}>
            {label}
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Subscribing needs scripts: the form is disabled until they have loaded. */
function AlertsForm({ view }: { view: AlertsFormView }) {
  const { heading, first, products, target, save, stopAll, notes, publicKey, worker, language, words } = view;
  return (
    <form
      className="alerts-form"
      method="post"
      autoComplete="off"
      aria-labelledby="secim"
      data-key={publicKey}
      data-worker={worker}
      data-language={language}
      data-words={JSON.stringify(words)}
    >
      <fieldset disabled>
        <legend>
          <h2 id="secim">{heading}</h2>
        </legend>
        <Choices choices={first} />
        {target ? (
          <fieldset className="alerts-target" data-most={target.most}>
            <legend>{target.heading}</legend>
            <ul className="form-choices" />
            <div className="filter">
              {target.fields.map((field) => (
                <Field key={field.name} field={field} id={`hedef-${field.name}`} />
              ))}
            </div>
          </fieldset>
        ) : null}
        {products.choices.length > 0 ? (
          <details>
            <summary>{products.summary}</summary>
            <Choices choices={products.choices} />
          </details>
        ) : null}
        <p className="alerts-buttons">
          <button className="button" type="submit">
            {save}
          </button>
          <button className="button quiet" type="button" hidden>
            {stopAll}
          </button>
        </p>
      </fieldset>
      <p className="alerts-status" role="status"></p>
      <div className="alerts-notes note">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </form>
  );
}

export function PriceAlerts({ view }: { view: PriceAlertsView }) {
  const isLite = useLiteView() !== null;
  const { form, others } = view;
  const off = form && isLite ? form.notes[0] : view.off;
  return (
    <div className="price-alerts">
      {off ? <p>{off}</p> : null}
      {form && !isLite ? <AlertsForm view={form} /> : null}
      <section aria-labelledby="diger">
        <h2 id="diger">{others.heading}</h2>
        <LinkList links={others.links} className="alerts-others" />
      </section>
    </div>
  );
}
