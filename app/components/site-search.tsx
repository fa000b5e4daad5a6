import { Form } from "@remix-run/react";
import { Search } from "lucide";
import { Icon } from "./icon";

/** The way from every page to the site's search. */
export interface SiteSearchView {
  action: string;
  label: string;
  placeholder: string;
  submit: string;
}

/** One field that asks for the search page: a plain form, so it works before scripts and without them. */
export function SiteSearch({ view, id, className }: { view: SiteSearchView; id: string; className: string }) {
  return (
    <Form
      method="get"
      action={view.action}
      discover="none"
      role="search"
      aria-label={view.label}
      className={`site-search ${className}`}
    >
      <label htmlFor={id} className="vh">
        {view.label}
      </label>
      <input
        id={id}
        type="search"
        name="ara"
        placeholder={view.placeholder}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit">
        <Icon of={Search} />
        <span className="vh">{view.submit}</span>
      </button>
    </Form>
  );
}
