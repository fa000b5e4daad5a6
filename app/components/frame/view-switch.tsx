import { useLiteView } from "../elements/lite-view-context";

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
