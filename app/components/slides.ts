import type { KeenSliderInstance } from "keen-slider";
import { type RefObject, useEffect, useState } from "react";

const SHOWN_FOR_MS = 7_000;
/** It goes round once and rests: nothing moves by itself for long. */
const ROUNDS = 1;

export interface Slides {
  current: number;
  isPlaying: boolean;
  /** The strip is a slider by now, and no longer scrolls. */
  isAlive: boolean;
  /** Shows a slide; past either end the other one. */
  show: (index: number) => void;
  toggle: () => void;
}

type Load = () => Promise<KeenSliderInstance | null>;

/**
 * Makes a slider of a strip; null before scripts run. The slider itself is fetched when it is first turned: by a
 * button, or by itself, which it does only when asked to, in view and where motion is welcome; a slide under the
 * pointer or with the focus inside stays.
 */
export function useSlides(strip: RefObject<HTMLElement>, count: number, playing: boolean): Slides | null {
  const [load, setLoad] = useState<Load | null>(null);
  const [isAlive, setAlive] = useState(false);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    const element = strip.current;
    if (!element || count < 2) return;
    let loading: Promise<KeenSliderInstance | null> | null = null;
    let isGone = false;
    const made: KeenSliderInstance[] = [];
    const make = async () => {
      const { default: KeenSlider } = await import("keen-slider");
      if (isGone) return null;
      element.scrollLeft = 0;
      setAlive(true);
      const slider = new KeenSlider(element, {
        selector: ":scope > li",
        loop: true,
        slideChanged: ({ track }) => setCurrent(track.details.rel),
      });
      made.push(slider);
      return slider;
    };
    // A connection that has broken down leaves the strip as it is.
    setLoad(() => () => (loading ??= make().catch(() => null)));
    // A slide that is tabbed to comes into view.
    const follow = ({ target }: FocusEvent) => {
      const index = [...element.children].findIndex((slide) => slide.contains(target as Node));
      if (index >= 0) made[0]?.moveToIdx(index);
    };
    element.addEventListener("focusin", follow);
    setPlaying(playing && matchMedia("(prefers-reduced-motion: no-preference)").matches);
    return () => {
      isGone = true;
      element.removeEventListener("focusin", follow);
      for (const slider of made) slider.destroy();
      setAlive(false);
      setLoad(null);
    };
  }, [strip, count, playing]);

  useEffect(() => {
    const element = strip.current;
    if (!load || !element || !isPlaying) return;
    let turns = 0;
    let isInView = false;
    const watcher = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
    });
    watcher.observe(element);
    const turn = async () => {
      if (!isInView || element.matches(":hover, :focus-within")) return;
      (await load())?.next();
      turns += 1;
      if (turns === count * ROUNDS) setPlaying(false);
    };
    const timer = setInterval(() => void turn(), SHOWN_FOR_MS);
    return () => {
      watcher.disconnect();
      clearInterval(timer);
    };
  }, [strip, load, isPlaying, count]);

  if (!load) return null;
  return {
    current,
    isPlaying,
    isAlive,
    show: (index) => void load().then((slider) => slider?.moveToIdx((index + count) % count)),
    toggle: () => setPlaying(!isPlaying),
  };
}
