import { Collection, type CollectionView } from "./collection";
import { Form, type FormView } from "../forms/form";
import { Office, type OfficeView } from "./office";
import { type ImageView, Picture } from "../elements/picture";
import { Section, type SectionView } from "../elements/section";

export interface MapView {
  image: ImageView;
  caption: string;
}

export interface ContactView {
  form: FormView;
  kinds: { heading: string; items: { term: string; text: string }[]; note: string } | null;
  offices: { section: SectionView; items: OfficeView[]; maps: MapView[]; empty: string | null };
  related: { section: SectionView; collection: CollectionView };
}

function Kinds({ kinds }: { kinds: NonNullable<ContactView["kinds"]> }) {
  return (
    <section className="request-kinds" aria-labelledby="turler">
      <h2 id="turler">{kinds.heading}</h2>
      <dl>
        {kinds.items.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{kinds.note}</p>
    </section>
  );
}

export function Contact({ view }: { view: ContactView }) {
  const { form, kinds, offices, related } = view;
  return (
    <div className="contact">
      <Section view={offices.section}>
        {offices.empty ? <p className="empty">{offices.empty}</p> : null}
        <div className="offices">
          {offices.items.map((office) => (
            <Office key={office.key} office={office} />
          ))}
        </div>
        {offices.maps.map(({ image, caption }) => (
          <figure key={caption} className="office-map">
            <Picture image={image} />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </Section>
      {kinds ? <Kinds kinds={kinds} /> : null}
      <Form view={form} />
      <Section view={related.section}>
        <Collection view={related.collection} level={3} />
      </Section>
    </div>
  );
}
