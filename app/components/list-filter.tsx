import { Form } from "@remix-run/react";
import { Link, type LinkView } from "./link";

export interface ListFilterView {
  action: string;
  search: { label: string; name: string; value: string; placeholder?: string };
  year: { label: string; name: string; value: string; options: { value: string; label: string }[] };
  /** What the other filters hold: the form must not lose it. */
  hidden: { name: string; value: string }[];
  submit: string;
  clear: LinkView | null;
}

/** A GET form: its answer has an address, and it works without scripts. */
export function ListFilter({ view }: { view: ListFilterView }) {
  const { search, year } = view;
  // Keyed by what is shown: after a client navigation the fields must hold the new values.
  const key = [search.value, year.value].join("\n");
  return (
    <Form key={key} method="get" action={view.action} discover="none" role="search" className="filter">
      {view.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="field grow">
        <label htmlFor="filter-search">{search.label}</label>
        <input
          id="filter-search"
          type="search"
          name={search.name}
          defaultValue={search.value}
          placeholder={search.placeholder}
          maxLength={100}
        />
      </div>
      <div className="field">
        <label htmlFor="filter-year">{year.label}</label>
        <select id="filter-year" name={year.name} defaultValue={year.value}>
          {year.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button">
        {view.submit}
      </button>
      {view.clear ? <Link to={view.clear} className="clear" /> : null}
    </Form>
  );
}
