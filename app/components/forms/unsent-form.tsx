export interface UnsentFormView {
  heading: string;
  text: string;
  action: string;
  fields: { name: string; label: string; value: string }[];
  hidden: { name: string; value: string }[];
  submit: string;
}

export function UnsentForm({ view }: { view: UnsentFormView }) {
  return (
    <form className="unsent-form" method="post" action={view.action}>
      <h2>{view.heading}</h2>
      <p>{view.text}</p>
      {view.fields.map(({ name, label, value }, index) => (
        <div className="unsent-field" key={name}>
          <label htmlFor={`unsent-${index}`}>{label}</label>
          <textarea
            id={`unsent-${index}`}
            name={name}
            defaultValue={value}
            rows={value.length > 80 ? 6 : 1}
          />
        </div>
      ))}
      {view.hidden.map(({ name, value }, index) => (
        <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button">
        {view.submit}
      </button>
    </form>
  );
}
