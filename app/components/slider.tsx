import { ChevronLeft, ChevronRight, Pause, Play } from "lucide";
import { Children, type ReactNode, useRef } from "react";
import { Icon } from "./icon";
import { useSlides } from "./slides";

export interface SliderWords {
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** "{index} / 4" */
  position: string;
}

interface SliderProps {
  label: string;
  words: SliderWords;
  className?: string;
  /** Turns by itself, where motion is welcome. */
  playing?: boolean;
  children: ReactNode[];
}

/**
 * Things one beside the other in a strip that can be scrolled; where scripts run, a slider with buttons. Both are of
 * the same size, so nothing moves when they come.
 */
export function Slider({ label, words, className, playing = false, children }: SliderProps) {
  const strip = useRef<HTMLUListElement>(null);
  const slides = useSlides(strip, children.length, playing);
  return (
    <div className={className ? `slider ${className}` : "slider"} role="group" aria-label={label}>
      <ul ref={strip} className={slides?.isAlive ? "strip alive" : "strip"}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
      {children.length > 1 ? (
        <div className="slider-controls">
          {slides ? (
            <>
              {playing ? (
                <button type="button" onClick={slides.toggle}>
                  {slides.isPlaying ? <Icon of={Pause} /> : <Icon of={Play} />}
                  <span className="vh">{slides.isPlaying ? words.pause : words.play}</span>
                </button>
              ) : null}
              <span className="slider-position">
                {words.position.replace("{index}", String(slides.current + 1))}
              </span>
              <button type="button" onClick={() => slides.show(slides.current - 1)}>
                <Icon of={ChevronLeft} />
                <span className="vh">{words.previous}</span>
              </button>
              <button type="button" onClick={() => slides.show(slides.current + 1)}>
                <Icon of={ChevronRight} />
                <span className="vh">{words.next}</span>
              </button>
            </>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
