import { Search } from "lucide";
import { Icon } from "../elements/icon";
import { useLiteView } from "../elements/lite-view-context";

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

export interface ViewSwitchView {
  full: string;
  lite: string;
  about: string;
}

interface ViewSwitchProps {
  view: ViewSwitchView;
  wayBack: string;
  className?: string;
}

/** Submitted without scripts: the whole page changes. */
export function ViewSwitch({ view, wayBack, className }: ViewSwitchProps) {
  const isLite = useLiteView() !== null;
  return (
    <form method="post" action={`/sade?${wayBack}`} className={className}>
      <button type="submit" name="sade" value={isLite ? "0" : "1"} className="button quiet">
        {isLite ? view.full : view.lite}
      </button>
    </form>
  );
}
