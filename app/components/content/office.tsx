import { MapPin } from "lucide";
import { Icon } from "../elements/icon";
import { Facts, type FactView } from "../elements/facts";
import { Link, type LinkView } from "../elements/link";

export interface OfficeView {
  key: string;
  id?: string;
  name: string;
  address: string | null;
  facts: FactView[];
  directions: LinkView | null;
}

export function Office({ office }: { office: OfficeView }) {
  const { name, address, facts, directions } = office;
  return (
    <section className="office" id={office.id}>
      <h3>{name}</h3>
      {address ? <address>{address}</address> : null}
      {directions ? (
        <p>
          <Link to={directions} className="directions">
            <Icon of={MapPin} />
            {directions.label}
            <span className="vh">: {name}</span>
          </Link>
        </p>
      ) : null}
      {facts.length > 0 ? <Facts facts={facts} /> : null}
    </section>
  );
}
