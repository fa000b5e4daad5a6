import type { KeenSliderInstance } from "keen-slider";
import { type RefObject, useEffect, useState } from "react";

const SHOWN_FOR_MS = 7_000;
/** It goes round once and rests: nothing moves by itself for long. */
const ROUNDS = 1;

export interface Slides {
  current: number;
  isPlaying: boolean;
  /** Shows a slide; past either end the other one. */
  show: (index: number) => void;
  toggle: () => void;
}

/**
 * Makes a slider of a strip once it is in view; null until then. It plays by itself only when asked to and where
 * motion is welcome, * and a slide under the pointer or with the focus inside stays.
 */
export function useSlides(strip: RefObject<HTMLElement>, count: number, playing: boolean): Slides | null {
  const [slider, setSlider] = useState<KeenSliderInstance | null>(null);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    const element = strip.current;
    if (!element || count < 2) return;
    let made: KeenSliderInstance | null = null;
    let isGone = false;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      void import("keen-slider").then(({ default: KeenSlider }) => {
        if (isGone) return;
        element.scrollLeft = 0;
        made = new KeenSlider(element, {
          selector: ":scope > li",
          loop: true,
          slideChanged: ({ track }) => setCurrent(track.details.rel),
        });
        setSlider(made);
        setPlaying(playing && matchMedia("(prefers-reduced-motion: no-preference)").matches);
      });
    });
    // A slide that is tabbed to comes into view.
    const follow = ({ target }: FocusEvent) => {
      const index = [...element.children].findIndex((slide) => slide.contains(target as Node));
      if (index >= 0) made?.moveToIdx(index);
    };
    watcher.observe(element);
    element.addEventListener("focusin", follow);
    return () => {
      isGone = true;
      element.removeEventListener("focusin", follow);
      watcher.disconnect();
      made?.destroy();
      setSlider(null);
    };
  }, [strip, count, playing]);

  useEffect(() => {
    const element = strip.current;
    if (!slider || !element || !isPlaying) return;
    let turns = 0;
    const turn = () => {
      if (element.matches(":hover, :focus-within")) return;
      slider.next();
      turns += 1;
      if (turns === count * ROUNDS) setPlaying(false);
    };
    const timer = setInterval(turn, SHOWN_FOR_MS);
    return () => clearInterval(timer);
  }, [strip, slider, isPlaying, count]);

  if (!slider) return null;
  return {
    current,
    isPlaying,
    show: (index) => slider.moveToIdx((index + count) % count),
    toggle: () => setPlaying(!isPlaying),
  };
}
