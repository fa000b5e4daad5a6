import { Form } from "@remix-run/react";
import { Link, type LinkView } from "./link";

interface FieldBase {
  name: string;
  label: string;
  value: string;
}

export type FilterFieldView =
  | (FieldBase & { kind: "search"; placeholder?: string })
  | (FieldBase & { kind: "select"; options: { value: string; label: string }[] })
  | (FieldBase & { kind: "date"; min: string; max: string });

export interface FilterFormView {
  action: string;
  fields: FilterFieldView[];
  /** What the page's address says beside the fields: the form must not lose it. */
  hidden: { name: string; value: string }[];
  submit: string;
  clear: LinkView | null;
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
      <input id={id} type="date" name={name} defaultValue={value} min={field.min} max={field.max} required />
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

/** Labels of more letters than this need a wide field. */
const LONG_LABEL = 24;

function fieldClass(field: FilterFieldView): string {
  if (field.kind === "search") return "field grow";
  const isWide = field.kind === "select" && field.options.some(({ label }) => label.length > LONG_LABEL);
  return isWide ? "field wide" : "field";
}

/** A GET form: its answer has an address, and it works without scripts. `id` tells the forms of a page apart. */
export function FilterForm({ view, id = "filter" }: { view: FilterFormView; id?: string }) {
  const { fields, hidden } = view;
  // Keyed by what is shown: after a client navigation the fields must hold the new values.
  const key = fields.map(({ value }) => value).join("\n");
  const isSearch = fields.some(({ kind }) => kind === "search");
  return (
    <Form
      key={key}
      method="get"
      action={view.action}
      discover="none"
      role={isSearch ? "search" : undefined}
      className="filter"
    >
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <div key={field.name} className={fieldClass(field)}>
          <label htmlFor={`${id}-${field.name}`}>{field.label}</label>
          <Control field={field} id={`${id}-${field.name}`} />
        </div>
      ))}
      <button type="submit" className="button">
        {view.submit}
      </button>
      {view.clear ? <Link to={view.clear} className="clear" /> : null}
    </Form>
  );
}
