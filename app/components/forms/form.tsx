import { CircleAlert, CircleCheck } from "lucide";
import type { ReactNode } from "react";
import { useLiteView } from "../elements/lite-view";
import { FormField, type FieldView } from "./form-field";
import { Icon } from "../elements/icon";
import { Link, LinkList, type LinkView } from "../elements/link";

export interface ProblemView {
  heading: string;
  text: string | null;
  /** The upstream's own message, in place of `text`; also shown in a dialog. */
  message: string | null;
  link: LinkView | null;
  errors: { href: string; label: string; lang?: "tr" | "en"; error: string }[];
  titlePrefix: string;
}

export interface ReceiptView {
  heading: string;
  text: string;
  number: { label: string; value: string } | null;
  links: LinkView[];
}

export interface FormView {
  id: string;
  answerId: string;
  /** Ends in the fragment of the answer, which gets the focus. */
  action: string;
  heading: string;
  intro: string | null;
  requiredNote: string;
  problem: ProblemView | null;
  unanswered: ProblemView;
  receipt: ReceiptView | null;
  fields: FieldView[];
  hidden: { name: string; value: string }[];
  trap: { name: string; label: string };
  privacy: { text: string; link: LinkView };
  submit: string;
  sending: string;
  alone?: true;
}

function Problem({ id, problem }: { id: string; problem: ProblemView }) {
  const { heading, text, message, link, errors } = problem;
  return (
    <div id={id} className="form-problem" role="alert" tabIndex={-1} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>
        <Icon of={CircleAlert} />
        {heading}
      </h3>
      {text === null ? null : <p>{text}</p>}
      {text === null && message !== null ? <p className="upstream-words">{message}</p> : null}
      {link ? (
        <p>
          <Link to={link} />
        </p>
      ) : null}
      {errors.length > 0 ? (
        <ul>
          {errors.map(({ href, label, lang, error }) => (
            <li key={href}>
              <a href={href}>
                <span lang={lang}>{label}</span>: {error}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Receipt({ id, receipt }: { id: string; receipt: ReceiptView }) {
  return (
    <div id={id} className="form-sent" role="status" tabIndex={-1} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>
        <Icon of={CircleCheck} />
        {receipt.heading}
      </h3>
      <p>{receipt.text}</p>
      {receipt.number ? (
        <p className="form-number">
          {receipt.number.label} <strong>{receipt.number.value}</strong>
        </p>
      ) : null}
      {receipt.links.length > 0 ? <LinkList links={receipt.links} /> : null}
    </div>
  );
}

function Unanswered({ id, problem }: { id: string; problem: ProblemView }) {
  if (useLiteView()) return null;
  return (
    <template data-title-prefix={problem.titlePrefix}>
      <Problem id={id} problem={problem} />
    </template>
  );
}

export function Form({ view, extras }: { view: FormView; extras?: Readonly<Record<string, ReactNode>> }) {
  const headingId = `${view.id}-form`;
  return (
    <section className="form-section" aria-labelledby={headingId}>
      <h2 id={headingId}>{view.heading}</h2>
      {view.receipt ? (
        <Receipt id={view.answerId} receipt={view.receipt} />
      ) : (
        <form
          method="post"
          action={view.action}
          className="form"
          aria-labelledby={headingId}
          data-sending={view.sending}
        >
          {view.intro ? <p>{view.intro}</p> : null}
          {view.problem ? <Problem id={view.answerId} problem={view.problem} /> : null}
          <Unanswered id={`${view.id}-unanswered`} problem={view.unanswered} />
          <p className="note">{view.requiredNote}</p>
          {view.fields.map((field) => (
            <FormField key={field.name} formId={view.id} field={field}>
              {extras?.[field.name]}
            </FormField>
          ))}
          {view.hidden.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="form-trap" aria-hidden="true">
            <label htmlFor={`${view.id}-${view.trap.name}`}>{view.trap.label}</label>
            <input
              type="text"
              id={`${view.id}-${view.trap.name}`}
              name={view.trap.name}
              tabIndex={-1}
              autoComplete="off"
            />
          </div>
          <p className="note">
            {view.privacy.text} <Link to={view.privacy.link} />
          </p>
          <button type="submit" className="button">
            {view.submit}
          </button>
        </form>
      )}
    </section>
  );
}
