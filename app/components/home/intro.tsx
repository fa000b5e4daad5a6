import { X } from "lucide";
import { useLiteView } from "../elements/lite-view";
import { Icon } from "../elements/icon";
import { Link, type LinkView } from "../elements/link";
import { OpeningItem, type OpeningItemView } from "./opening";
import { SliderControls } from "../media/slider";

export interface IntroView {
  set: string;
  link: LinkView;
  first: OpeningItemView;
  more: LinkView | null;
  words: { title: string; close: string; previous: string; next: string };
  positions: string[];
}

export function IntroLine({ link }: Pick<IntroView, "link">) {
  return (
    <p className="intro-line">
      <Link to={link} className="more" />
    </p>
  );
}

function Controls({ view: { words, positions } }: { view: IntroView }) {
  return (
    <SliderControls words={words}>
      <span className="dots">
        {positions.map((position, at) => (
          <button
            key={position}
            type="button"
            aria-label={position}
            aria-current={at === 0 ? "true" : undefined}
          />
        ))}
      </span>
      <span className="slider-position" aria-live="polite">
        {positions[0]}
      </span>
    </SliderControls>
  );
}

export function Intro({ view }: { view: IntroView }) {
  const { set, link, first, more, words, positions } = view;
  if (useLiteView()) return null;
  return (
    <dialog className="intro" aria-labelledby="intro" data-intro={set}>
      <form method="dialog" className="intro-head">
        <h2 id="intro" tabIndex={-1}>
          {words.title}
        </h2>
        <button type="submit" className="button quiet">
          <Icon of={X} />
          {words.close}
        </button>
      </form>
      <div className="intro-slides">
        <ul className="strip" data-others={link.href}>
          <li>
            <OpeningItem item={first} />
            {more ? <Link to={more} className="more" /> : null}
          </li>
        </ul>
        {positions.length > 1 ? <Controls view={view} /> : null}
      </div>
    </dialog>
  );
}
