export interface KeptFormView {
  heading: string;
  text: string;
  action: string;
  fields: { name: string; label: string; value: string }[];
  hidden: { name: string; value: string }[];
  submit: string;
}

export function KeptForm({ view }: { view: KeptFormView }) {
  return (
    <form className="kept-form" method="post" action={view.action}>
      <h2>{view.heading}</h2>
      <p>{view.text}</p>
      {view.fields.map(({ name, label, value }, index) => (
        <div className="kept-field" key={name}>
          <label htmlFor={`kept-${index}`}>{label}</label>
          <textarea id={`kept-${index}`} name={name} defaultValue={value} rows={value.length > 80 ? 6 : 1} />
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
