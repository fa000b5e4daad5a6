import { Link, type LinkView } from "./link";

/** Who is logged in, and the way out; for everybody else the way in. */
export type AccountView =
  { kind: "visitor"; logIn: LinkView } | { kind: "member"; name: string; logOut: string };

export function Account({ view }: { view: AccountView }) {
  if (view.kind === "visitor") return <Link to={view.logIn} className="account" />;
  return (
    // Sent by the browser itself: everything on the page changes with it.
    <form method="post" action="/cikis" className="account">
      <span>{view.name}</span>
      <button type="submit">{view.logOut}</button>
    </form>
  );
}
