export interface LogOutView {
  label: string;
  language: "tr" | "en";
}

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
