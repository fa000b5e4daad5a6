import { Link, type LinkView } from "../elements/link";

export interface MailingListView {
  heading: string;
  text: string;
  note: string;
  privacy: LinkView;
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
  sending: string;
  unanswered: string;
}

export function MailingList({ view }: { view: MailingListView }) {
  return (
    <div className="mailing-list">
      <h2 id="mailing-list">{view.heading}</h2>
      <form
        method="post"
        action={view.action}
        aria-labelledby="mailing-list"
        data-sending={view.sending}
        data-unanswered={view.unanswered}
      >
        <p>{view.text}</p>
        {view.fields.map(({ name, label, ...input }) => (
          <div key={name}>
            <label htmlFor={`footer-${name}`}>{label}</label>
            <input id={`footer-${name}`} name={name} maxLength={100} required {...input} />
          </div>
        ))}
        <div className="form-trap" aria-hidden="true">
          <label htmlFor="footer-trap">{view.trap.label}</label>
          <input type="text" id="footer-trap" name={view.trap.name} tabIndex={-1} autoComplete="off" />
        </div>
        <button type="submit" className="button">
          {view.submit}
        </button>
        <p>
          <small>
            {view.note} <Link to={view.privacy} />
          </small>
        </p>
      </form>
    </div>
  );
}
