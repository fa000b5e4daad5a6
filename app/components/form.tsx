import { Form as RemixForm, useActionData, useNavigation } from "@remix-run/react";
import { CircleAlert, CircleCheck } from "lucide";
import { useEffect, useMemo, useRef, type MouseEvent, type ReactNode } from "react";
import { useHydrated } from "./browser-state";
import { FormField, type FieldView } from "./form-field";
import { Icon } from "./icon";
import { Link, type LinkView } from "./link";
import { useNotifier } from "./notifications";
import type { FormAnswer } from "./send-form";

/** What stands above a form that could not be sent. */
export interface ProblemView {
  heading: string;
  text: string | null;
  /** The upstream's own words instead, which are shown in a window too. */
  message: string | null;
  /** What helps, if it is on another page. */
  link: LinkView | null;
  /** The fields to be mended, each with a link to it; `lang` is the label's, if it isn't the page's. */
  errors: { href: string; label: string; lang?: "tr" | "en"; error: string }[];
  /** What the page's title begins with. */
  titlePrefix: string;
}

/** What stands in a form's place once it is sent. */
export interface SentView {
  heading: string;
  text: string;
  /** The number to ask by, if there is one. */
  number: { label: string; value: string } | null;
  links: LinkView[];
}

export interface FormView {
  id: string;
  action: string;
  heading: string;
  intro: string | null;
  /** "Fields with * are required." */
  requiredNote: string;
  problem: ProblemView | null;
  /** The problem that there was no answer at all, said by scripts. */
  unanswered: ProblemView;
  sent: SentView | null;
  fields: FieldView[];
  hidden: { name: string; value: string }[];
  /** The field that nobody should see. */
  trap: { name: string; label: string };
  privacy: { text: string; link: LinkView };
  submit: string;
  sending: string;
  /** It stands in the place of a page that its visitor may not see. */
  alone?: true;
}

/** Goes to the field without a change of the address: with one, Remix forgets what the form was answered. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

function Problem({ id, problem }: { id: string; problem: ProblemView }) {
  const summary = useRef<HTMLDivElement>(null);
  const { heading, message } = problem;
  const { showError } = useNotifier();
  const isAnswer = useRef(useHydrated());
  useEffect(() => {
    // A page that comes to life takes the field from nobody who is typing already.
    if (isAnswer.current || document.activeElement === document.body) summary.current?.focus();
    if (isAnswer.current && message !== null) showError({ heading, text: message });
    isAnswer.current = true;
  }, [heading, message, problem, showError]);
  useEffect(() => {
    const { titlePrefix } = problem;
    if (!document.title.startsWith(titlePrefix)) document.title = titlePrefix + document.title;
    return () => {
      if (document.title.startsWith(titlePrefix)) document.title = document.title.slice(titlePrefix.length);
    };
  }, [problem]);
  return (
    <div ref={summary} className="form-problem" role="alert" tabIndex={-1} aria-labelledby={`${id}-problem`}>
      <h3 id={`${id}-problem`}>
        <Icon of={CircleAlert} />
        {problem.heading}
      </h3>
      {(problem.text ?? problem.message) ? <p>{problem.text ?? problem.message}</p> : null}
      {problem.link ? (
        <p>
          <Link to={problem.link} />
        </p>
      ) : null}
      {problem.errors.length > 0 ? (
        <ul>
          {problem.errors.map(({ href, label, lang, error }) => (
            <li key={href}>
              <a href={href} onClick={goToField}>
                <span lang={lang}>{label}</span>: {error}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Sent({ id, sent }: { id: string; sent: SentView }) {
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <div ref={answer} className="form-sent" role="status" tabIndex={-1} aria-labelledby={`${id}-sent`}>
      <h3 id={`${id}-sent`}>
        <Icon of={CircleCheck} />
        {sent.heading}
      </h3>
      <p>{sent.text}</p>
      {sent.number ? (
        <p className="form-number">
          {sent.number.label} <strong>{sent.number.value}</strong>
        </p>
      ) : null}
      {sent.links.length > 0 ? (
        <ul>
          {sent.links.map((link) => (
            <li key={link.href}>
              <Link to={link} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** A page's form as it stands: as the action answered it, if something was sent. */
export function useAnswered<View extends FormView | null>(view: View): View | FormView {
  const answer = useActionData<FormAnswer>();
  return useMemo(() => {
    if (!answer) return view;
    // Each time a problem of its own, so that it is said each time.
    return answer.form ?? (view && { ...view, problem: { ...view.unanswered } });
  }, [answer, view]);
}

/**
 * A form as the server made it: empty, with what was typed and what is wrong with it, or its thanks. Sent by
 * the browser itself as well as by scripts; then our words stand in for the browser's own bubbles. `extras` stand
 * below the fields of these names.
 */
export function Form({ view, extras }: { view: FormView; extras?: Readonly<Record<string, ReactNode>> }) {
  const isHydrated = useHydrated();
  const { formAction, formData } = useNavigation();
  // Two forms of a page have the same address.
  const isSending =
    formAction === view.action && view.hidden.every(({ name, value }) => formData?.get(name) === value);
  const headingId = `${view.id}-form`;
  return (
    <section className="form-section" aria-labelledby={headingId}>
      <h2 id={headingId}>{view.heading}</h2>
      {view.sent ? (
        <Sent id={view.id} sent={view.sent} />
      ) : (
        <RemixForm
          method="post"
          // A page that is loaded for the answer opens at it.
          action={isHydrated ? view.action : `${view.action}#${headingId}`}
          noValidate={isHydrated}
          preventScrollReset
          className="form"
          aria-labelledby={headingId}
        >
          {view.intro ? <p>{view.intro}</p> : null}
          {view.problem ? <Problem id={view.id} problem={view.problem} /> : null}
          <p className="form-note">{view.requiredNote}</p>
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
          <p className="form-note">
            {view.privacy.text} <Link to={view.privacy.link} />
          </p>
          <button type="submit" className="button" aria-disabled={isSending || undefined}>
            {isSending ? view.sending : view.submit}
          </button>
        </RemixForm>
      )}
    </section>
  );
}
