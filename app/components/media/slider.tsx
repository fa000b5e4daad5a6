import { ChevronLeft, ChevronRight } from "lucide";
import type { ReactNode } from "react";
import { useLiteView } from "../elements/lite-view";
import { Icon } from "../elements/icon";

export interface SliderWords {
  previous: string;
  next: string;
  pause: string;
  position: string;
}

interface ControlsProps {
  words: Pick<SliderWords, "previous" | "next">;
  children: ReactNode;
}

/** Need scripts; their space is reserved to prevent layout shift. */
export function SliderControls({ words, children }: ControlsProps) {
  if (useLiteView()) return null;
  return (
    <div className="slider-controls">
      <div hidden>
        {children}
        <button type="button">
          <Icon of={ChevronLeft} />
          <span className="vh">{words.previous}</span>
        </button>
        <button type="button">
          <Icon of={ChevronRight} />
          <span className="vh">{words.next}</span>
        </button>
      </div>
    </div>
  );
}

interface SliderProps {
  label: string;
  words: SliderWords;
  children: ReactNode[];
}

export function Slider({ label, words, children }: SliderProps) {
  return (
    <div className="slider" role="group" aria-label={label}>
      <ul className="strip">
        {children.map((child, at) => (
          <li key={at}>{child}</li>
        ))}
      </ul>
      {children.length > 1 ? (
        <SliderControls words={words}>
          <button type="button" className="pause">
            <span className="vh">{words.pause}</span>
          </button>
          <span className="slider-position">{words.position}</span>
        </SliderControls>
      ) : null}
    </div>
  );
}
