import { Collection, type CollectionView } from "./collection";
import { Section, type SectionView } from "../elements/section";

export interface SurveyGroupView {
  section: SectionView;
  collection: CollectionView;
}

export function SurveyGroups({ view }: { view: SurveyGroupView[] }) {
  return (
    <div className="list-page">
      {view.map(({ section, collection }) => (
        <Section key={section.id} view={section}>
          <Collection view={collection} level={3} />
        </Section>
      ))}
    </div>
  );
}
