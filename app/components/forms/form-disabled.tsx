import { Link, type LinkView } from "../elements/link";

export interface FormDisabledView {
  text: string;
  link: LinkView;
}

export function FormDisabled({ view }: { view: FormDisabledView }) {
  return (
    <p className="notice info">
      {view.text} <Link to={view.link} />
    </p>
  );
}
