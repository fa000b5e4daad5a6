import { Empty } from "../elements/empty";
import type { LinkView } from "../elements/link";
import { type DateView, type NewsCardView, NewsList } from "./news-card";
import { Pager, type PagerView } from "../elements/pager";
import { PhotoGrid, type PhotoView, type PhotoWords } from "../media/photo-grid";
import { Section, type SectionView } from "../elements/section";

export interface PhotoSetView {
  id: string;
  /** null: the page's own heading serves */
  heading: string | null;
  about: string | null;
  date: DateView | null;
  count: string;
  photos: PhotoView[];
  lang?: "tr" | "en";
}

export interface GalleryView {
  sets: PhotoSetView[];
  words: PhotoWords;
  notice: string | null;
  empty: { text: string; link: LinkView | null } | null;
  pager: PagerView | null;
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
  const { sets, words, notice, empty, pager, others } = view;
  return (
    <div className="gallery">
      {notice ? <p className="notice info">{notice}</p> : null}
      {sets.map((set, index) => (
        <PhotoSet key={set.id} set={set} words={words} eager={index === 0 ? IN_FIRST_VIEW : 0} />
      ))}
      {empty ? <Empty text={empty.text} links={empty.link ? [empty.link] : []} /> : null}
      {pager ? <Pager view={pager} /> : null}
      {others ? (
        <Section view={others.section}>
          <NewsList items={others.cards} as="cards" />
        </Section>
      ) : null}
    </div>
  );
}
