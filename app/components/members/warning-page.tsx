import { LogOut, type LogOutView } from "../frame/log-out";

export interface WarningView {
  place: "warning";
  title: string;
  text: string;
  logOut: LogOutView;
}

export function WarningPage({ view }: { view: WarningView }) {
  return (
    <div className="error-page">
      <h1>{view.title}</h1>
      <p className="lead">{view.text}</p>
      <LogOut view={view.logOut} className="button" />
    </div>
  );
}
