import { ListFrame, type ListFrameView } from "./list-page";
import { type DateView, type NewsCardView, NewsList } from "./news-card";
import { PhotoGrid, type PhotoView, type PhotoWords } from "../media/photo-grid";
import { Section, type SectionView } from "../elements/section";

export interface PhotoSetView {
  id: string;
  heading: string | null;
  about: string | null;
  date: DateView | null;
  count: string;
  photos: PhotoView[];
  lang?: "tr" | "en";
}

export interface GalleryView extends ListFrameView {
  sets: PhotoSetView[];
  words: PhotoWords;
  others: { section: SectionView; cards: NewsCardView[] } | null;
}

const IN_FIRST_VIEW = 4;

function PhotoSet({ set, words, eager }: { set: PhotoSetView; words: PhotoWords; eager: number }) {
  return (
    <section className="photo-set" aria-labelledby={set.heading === null ? undefined : set.id}>
      {set.heading === null ? null : (
        <h2 id={set.id} lang={set.lang}>
          {set.heading}
        </h2>
      )}
      {set.about ? (
        <p className="photo-set-about" lang={set.lang}>
          {set.about}
        </p>
      ) : null}
      <p className="meta">
        {set.date ? <time dateTime={set.date.iso}>{set.date.text}</time> : null}
        <span>{set.count}</span>
      </p>
      <PhotoGrid photos={set.photos} words={words} eager={eager} />
    </section>
  );
}

export function Gallery({ view }: { view: GalleryView }) {
  const { sets, words, others } = view;
  return (
    <>
      <ListFrame view={view} className="gallery">
        {sets.map((set, index) => (
          <PhotoSet key={set.id} set={set} words={words} eager={index === 0 ? IN_FIRST_VIEW : 0} />
        ))}
      </ListFrame>
      {others ? (
        <Section view={others.section}>
          <NewsList items={others.cards} as="cards" />
        </Section>
      ) : null}
    </>
  );
}
