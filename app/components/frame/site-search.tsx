import { Search } from "lucide";
import { Icon } from "../elements/icon";

export interface SiteSearchView {
  action: string;
  label: string;
  placeholder: string;
  submit: string;
  words?: string;
}

export function SiteSearch({ view, id, className }: { view: SiteSearchView; id: string; className: string }) {
  return (
    <form
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
    </form>
  );
}
