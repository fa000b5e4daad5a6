import { Form } from "@remix-run/react";
import { Search } from "lucide";
import type { ComponentProps } from "react";
import { Icon } from "./icon";

/** The way from every page to the site's search. */
export interface SiteSearchView {
  action: string;
  label: string;
  placeholder: string;
  submit: string;
  /** What was typed before. */
  words?: string;
}

/** In the browser Remix sends it; on the server it is a plain form, which needs no site around it. */
const SearchForm = import.meta.env.SSR ? PlainForm : LiveForm;

/** One field that asks for the search page: a plain form, so it works before scripts and without them. */
export function SiteSearch({ view, id, className }: { view: SiteSearchView; id: string; className: string }) {
  return (
    <SearchForm
      method="get"
      action={view.action}
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
        placeholder={view.placeholder}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        name="ara"
        defaultValue={view.words}
      />
      <button type="submit">
        <Icon of={Search} />
        <span className="vh">{view.submit}</span>
      </button>
    </SearchForm>
  );
}

function PlainForm(props: ComponentProps<"form">) {
  return <form {...props} />;
}

function LiveForm(props: ComponentProps<typeof Form>) {
  return <Form {...props} discover="none" />;
}
