import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useHydrated } from "./browser-state";
import { Link, type LinkView } from "./link";
import { useNotifier } from "./notifications";
import type { FormAnswer } from "./send-form";

/**
 * The sign-up in the footer: a form of its own page, which answers it. Where scripts run, the answer comes to
 * the footer, and nobody leaves the page.
 */
export interface MailingListView {
  heading: string;
  text: string;
  /** How to leave the list. */
  note: string;
  privacy: LinkView;
  action: string;
  /** Where scripts send it: the answer is data. */
  scriptAction: string;
  fields: {
    name: string;
    type: "text" | "email";
    label: string;
    placeholder: string;
    autoComplete: string;
  }[];
  trap: { name: string; label: string };
  submit: string;
  sending: string;
  /** What is said if there was no answer at all. */
  unanswered: string;
}

export function MailingList({ view }: { view: MailingListView }) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<FormAnswer>();
  useAnnounced(answer, view.unanswered, form);

  const submitted = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setAnswer(await answerOf(view.scriptAction, new FormData(event.currentTarget)));
    setSending(false);
  };
  return (
    <div className="mailing-list">
      <h2 id="mailing-list">{view.heading}</h2>
      {answer?.form?.sent ? (
        <p>{answer.form.sent.text}</p>
      ) : (
        <form
          ref={form}
          method="post"
          action={view.action}
          noValidate={isHydrated}
          aria-labelledby="mailing-list"
          onSubmit={(event) => void submitted(event)}
        >
          <p>{view.text}</p>
          {view.fields.map((field) => (
            <FooterField key={field.name} field={field} error={errorOf(answer, field.name)} />
          ))}
          <div className="form-trap" aria-hidden="true">
            <label htmlFor="footer-trap">{view.trap.label}</label>
            <input type="text" id="footer-trap" name={view.trap.name} tabIndex={-1} autoComplete="off" />
          </div>
          <button type="submit" className="button" aria-disabled={isSending || undefined}>
            {isSending ? view.sending : view.submit}
          </button>
          <p>
            <small>
              {view.note} <Link to={view.privacy} />
            </small>
          </p>
        </form>
      )}
    </div>
  );
}

/** Not by Remix, which would first fetch the form's own page, and load this one anew if it can't. */
async function answerOf(address: string, typed: FormData): Promise<FormAnswer> {
  try {
    const response = await fetch(address, { method: "POST", body: typed });
    const { form = null } = (await response.json()) as Partial<FormAnswer>;
    return { form };
  } catch {
    return { form: null };
  }
}

interface FooterFieldProps {
  field: MailingListView["fields"][number];
  error: string | null;
}

function FooterField({ field: { name, label, ...input }, error }: FooterFieldProps) {
  const id = `footer-${name}`;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        maxLength={100}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...input}
      />
      {error ? (
        <p id={`${id}-error`} className="footer-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}

const errorOf = (answer: FormAnswer | undefined, name: string) =>
  answer?.form?.fields.find((field) => field.name === name)?.error ?? null;

/** Says what became of the sign-up; a field that is wrong gets the focus. */
function useAnnounced(
  answer: FormAnswer | undefined,
  unanswered: string,
  form: RefObject<HTMLFormElement>,
): void {
  const { notify, showError } = useNotifier();
  useEffect(() => {
    if (!answer) return;
    const { sent, problem } = answer.form ?? { sent: null, problem: null };
    if (!answer.form) notify({ kind: "error", text: unanswered });
    else if (sent) notify({ kind: "success", text: sent.heading });
    else if (problem?.message) showError({ heading: problem.heading, text: problem.message });
    else if (problem?.text) notify({ kind: "warning", text: `${problem.heading}. ${problem.text}` });
    else form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [answer, unanswered, form, notify, showError]);
}
