import { Choices, type ChoicesView, Link, type LinkView } from "../elements/link";
import { PersonCard, type PersonCardView } from "./person-card";
import { RichText } from "../elements/rich-text";

export interface PeopleGroupView {
  id: string;
  heading: string | null;
  people: PersonCardView[];
  more: LinkView | null;
}

export interface PeopleSectionView {
  id: string;
  heading: string;
  look: "portraits" | "lines";
  groups: PeopleGroupView[];
}

export interface PeopleView {
  count: string | null;
  jumps: ChoicesView | null;
  text: { html: string; lang?: "tr" | "en" } | null;
  sections: PeopleSectionView[];
  empty: string | null;
}

const FIRST_VIEW = 4;

function Group({ group, look, isFirst }: { group: PeopleGroupView; look: string; isFirst: boolean }) {
  return (
    <div className="people-group" id={group.id}>
      {group.heading === null ? null : <h3>{group.heading}</h3>}
      <ul className={`people ${look}`}>
        {group.people.map((card, index) => (
          <li key={card.key}>
            <PersonCard card={card} eager={isFirst && index < FIRST_VIEW} />
          </li>
        ))}
      </ul>
      {group.more ? <Link to={group.more} className="more" /> : null}
    </div>
  );
}

function Section({ section, isFirst }: { section: PeopleSectionView; isFirst: boolean }) {
  const { id, heading, look, groups } = section;
  return (
    <section className="people-section" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className={groups.length > 1 ? "people-groups" : undefined}>
        {groups.map((group, index) => (
          <Group key={group.id} group={group} look={look} isFirst={isFirst && index === 0} />
        ))}
      </div>
    </section>
  );
}

export function PeoplePage({ view }: { view: PeopleView }) {
  return (
    <div className="people-page">
      {view.text ? <RichText html={view.text.html} lang={view.text.lang} /> : null}
      {view.count ? <p className="note">{view.count}</p> : null}
      {view.jumps ? <Choices kind="chips" {...view.jumps} /> : null}
      {view.sections.map((section, index) => (
        <Section key={section.id} section={section} isFirst={index === 0} />
      ))}
      {view.empty ? <p className="empty">{view.empty}</p> : null}
    </div>
  );
}
