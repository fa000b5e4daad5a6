import { Link, type LinkView } from "../elements/link";
import { LogOut, type LogOutView } from "./log-out";
import { Picture } from "../elements/picture";

export type AccountView =
  | { kind: "visitor"; logIn: LinkView }
  | { kind: "member"; profile: LinkView; photo: string | null; logOut: LogOutView }
  | { kind: "unreadable"; logOut: LogOutView };

export function Account({ view }: { view: AccountView }) {
  if (view.kind === "visitor") return <Link to={view.logIn} className="account" />;
  return (
    <div className="account">
      {view.kind === "member" ? (
        <Link to={view.profile} className="account-name">
          {view.photo ? (
            <Picture image={{ src: view.photo, alt: "", width: 28, height: 28 }} instead={null} />
          ) : null}
          <span>{view.profile.label}</span>
        </Link>
      ) : null}
      <LogOut view={view.logOut} />
    </div>
  );
}
