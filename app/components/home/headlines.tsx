import { NewsCard, type NewsCardView } from "../content/news-card";
import { Slider, type SliderWords } from "../media/slider";

export interface HeadlinesView {
  label: string;
  items: NewsCardView[];
  words: SliderWords;
}

export function Headlines({ view }: { view: HeadlinesView }) {
  return (
    <section aria-labelledby="headlines">
      <h2 id="headlines" className="vh">
        {view.label}
      </h2>
      <Slider label={view.label} words={view.words}>
        {view.items.map((card) => (
          <NewsCard key={card.link.href} card={card} />
        ))}
      </Slider>
    </section>
  );
}
