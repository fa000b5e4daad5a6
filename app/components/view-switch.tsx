import { useLiteView } from "../lite-view/lite-view-context";

export interface ViewSwitchView {
  full: string;
  lite: string;
  /** What the lite view is, said in it. */
  about: string;
  /** Where the choice is sent; it comes back to the same page. */
  action: string;
}

/** The way to the other view. Sent by the browser itself: the page is opened anew. */
export function ViewSwitch({ view, className }: { view: ViewSwitchView; className?: string }) {
  const isLite = useLiteView() !== null;
  return (
    <form method="post" action={view.action} className={className}>
      <button type="submit" name="sade" value={isLite ? "0" : "1"} className="button quiet">
        {isLite ? view.full : view.lite}
      </button>
    </form>
  );
}
