export interface LogOutView {
  label: string;
  language: "tr" | "en";
}

/** Sent by the browser itself: everything on the page changes with it. */
export function LogOut({ view, className }: { view: LogOutView; className?: string }) {
  return (
    <form method="post" action="/cikis" className="log-out">
      <input type="hidden" name="dil" value={view.language} />
      <button type="submit" className={className}>
        {view.label}
      </button>
    </form>
  );
}
