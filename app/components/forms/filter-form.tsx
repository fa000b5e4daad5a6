import { useLiteView } from "../elements/lite-view";
import { Link, type LinkView } from "../elements/link";

interface FieldBase {
  name: string;
  label: string;
  value: string;
}

export type FilterFieldView =
  | (FieldBase & { kind: "search"; placeholder?: string })
  | (FieldBase & { kind: "select"; options: { value: string; label: string }[] })
  | (FieldBase & { kind: "date"; min: string; max: string; hint: string })
  | (FieldBase & { kind: "number"; placeholder: string; error: string | null; isOptional?: true });

export interface FilterFormView {
  action: string;
  /** Id of the form, from which its answer is shown. */
  place?: string;
  fields: FilterFieldView[];
  hidden: { name: string; value: string }[];
  submit: string;
  clear: LinkView | null;
  /** Each two fields beside each other, at every width. */
  isInPairs?: true;
  /** Label of the folded form on phones: the current choice, or what can be chosen. */
  folded?: string | null;
}

function Control({ field, id }: { field: FilterFieldView; id: string }) {
  const { name, value } = field;
  if (field.kind === "select") {
    return (
      <select id={id} name={name} defaultValue={value}>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  if (field.kind === "date") {
    return (
      <input
        id={id}
        type="date"
        name={name}
        defaultValue={value}
        min={field.min}
        max={field.max}
        required
        aria-describedby={`${id}-hint`}
      />
    );
  }
  if (field.kind === "number") {
    return (
      <input
        id={id}
        name={name}
        defaultValue={value}
        type="text"
        inputMode="decimal"
        placeholder={field.placeholder}
        required={!field.isOptional}
        aria-invalid={field.error === null ? undefined : true}
        aria-describedby={field.error === null ? undefined : `${id}-hint`}
      />
    );
  }
  return (
    <input
      id={id}
      type="search"
      name={name}
      defaultValue={value}
      placeholder={field.placeholder}
      maxLength={100}
    />
  );
}

function noteOf(field: FilterFieldView): string | null {
  if (field.kind === "date") return field.hint;
  return field.kind === "number" ? field.error : null;
}

const LONG_LABEL = 24;

function fieldClass(field: FilterFieldView): string {
  if (field.kind === "search") return "field grow";
  if (field.kind === "number") return field.error === null ? "field" : "field wrong";
  const isWide = field.kind === "date" || field.options.some(({ label }) => label.length > LONG_LABEL);
  return isWide ? "field wide" : "field";
}

export function Field({ field, id }: { field: FilterFieldView; id: string }) {
  const note = noteOf(field);
  return (
    <div className={fieldClass(field)}>
      <label htmlFor={id}>{field.label}</label>
      {note ? <small id={`${id}-hint`}>{note}</small> : null}
      <Control field={field} id={id} />
    </div>
  );
}

/** Before the folded form, not around it: wide windows always show the form, which a closed details can't. */
export function Fold({ words }: { words: string }) {
  if (useLiteView()) return null;
  return (
    <details className="fold">
      <summary>{words}</summary>
    </details>
  );
}

export function FilterForm({ view, id = "filter" }: { view: FilterFormView; id?: string }) {
  const { folded } = view;
  return (
    <>
      {folded ? <Fold words={folded} /> : null}
      <Fields view={view} id={id} />
    </>
  );
}

function Fields({ view, id }: { view: FilterFormView; id: string }) {
  const { fields, hidden } = view;
  const isSearch = fields.some(({ kind }) => kind === "search");
  return (
    <form
      id={view.place}
      method="get"
      action={view.place ? `${view.action}#${view.place}` : view.action}
      role={isSearch ? "search" : undefined}
      className={view.isInPairs ? "filter pairs" : "filter"}
      autoComplete="off"
    >
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <Field key={field.name} field={field} id={`${id}-${field.name}`} />
      ))}
      <button type="submit" className="button">
        {view.submit}
      </button>
      {view.clear ? <Link to={view.clear} className="clear" /> : null}
    </form>
  );
}
