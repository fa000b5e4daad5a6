import { Form } from "@remix-run/react";

/** The sign-up in the footer: a form of its own page, which answers it. */
export interface MailingListView {
  heading: string;
  text: string;
  action: string;
  fields: {
    name: string;
    type: "text" | "email";
    label: string;
    placeholder: string;
    autoComplete: string;
  }[];
  trap: { name: string; label: string };
  submit: string;
}

export function MailingList({ view }: { view: MailingListView }) {
  return (
    <Form method="post" action={view.action} className="mailing-list" aria-labelledby="mailing-list">
      <h2 id="mailing-list">{view.heading}</h2>
      <p>{view.text}</p>
      {view.fields.map(({ name, label, ...field }) => (
        <div key={name}>
          <label htmlFor={`footer-${name}`}>{label}</label>
          <input id={`footer-${name}`} name={name} maxLength={100} required {...field} />
        </div>
      ))}
      <div className="form-trap" aria-hidden="true">
        <label htmlFor="footer-trap">{view.trap.label}</label>
        <input type="text" id="footer-trap" name={view.trap.name} tabIndex={-1} autoComplete="off" />
      </div>
      <button type="submit" className="button">
        {view.submit}
      </button>
    </Form>
  );
}
