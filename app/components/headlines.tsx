import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useRef } from "react";
import { NewsCard, type NewsCardView } from "./news-card";
import { useSlides } from "./slides";

export interface HeadlinesView {
  label: string;
  items: NewsCardView[];
  words: { previous: string; next: string; pause: string; play: string; position: string };
}

/**
 * The headlines, one beside the other in a strip that can be scrolled; where scripts run, a slider with buttons.
 * Both are of the same size, so nothing moves when they come.
 */
export function Headlines({ view }: { view: HeadlinesView }) {
  const strip = useRef<HTMLUListElement>(null);
  const slides = useSlides(strip, view.items.length);
  const { words } = view;
  return (
    <section className="headlines" aria-labelledby="headlines">
      <h2 id="headlines" className="vh">
        {view.label}
      </h2>
      <ul ref={strip} className={slides ? "headline-strip alive" : "headline-strip"}>
        {view.items.map((card) => (
          <li key={card.link.href}>
            <NewsCard card={card} />
          </li>
        ))}
      </ul>
      <div className="headline-controls">
        {slides ? (
          <>
            <button type="button" onClick={slides.toggle}>
              {slides.isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
              <span className="vh">{slides.isPlaying ? words.pause : words.play}</span>
            </button>
            <span className="headline-position">
              {words.position.replace("{index}", String(slides.current + 1))}
            </span>
            <button type="button" onClick={() => slides.show(slides.current - 1)}>
              <ChevronLeft aria-hidden="true" />
              <span className="vh">{words.previous}</span>
            </button>
            <button type="button" onClick={() => slides.show(slides.current + 1)}>
              <ChevronRight aria-hidden="true" />
              <span className="vh">{words.next}</span>
            </button>
          </>
        ) : null}
      </div>
    </section>
  );
}
