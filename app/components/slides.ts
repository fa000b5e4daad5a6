import type { KeenSliderInstance } from "keen-slider";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useHydrated, useMotion } from "./browser-state";

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

/**
 * Makes a slider of a strip; null before scripts run. The slider itself is fetched when it is first turned: by a
 * button, or by itself, which it does only when asked to, in view and where motion is welcome; a slide under the
 * pointer or with the focus inside stays.
 */
export function useSlides(strip: RefObject<HTMLElement>, count: number, playing: boolean): Slides | null {
  const isReady = useHydrated();
  const isWelcome = useMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isAlive, setAlive] = useState(false);
  const [current, setCurrent] = useState(0);
  const slider = useRef<Promise<KeenSliderInstance | null> | null>(null);
  const isPlaying = chosen ?? (playing && isWelcome);

  const load = useCallback(() => {
    const made = async (element: HTMLElement) => {
      const { default: KeenSlider } = await import("keen-slider");
      element.scrollLeft = 0;
      setAlive(true);
      const options = { selector: ":scope > li", loop: true };
      return new KeenSlider(element, {
        ...options,
        slideChanged: ({ track }) => setCurrent(track.details.rel),
      });
    };
    // A connection that has broken down leaves the strip as it is.
    slider.current ??= strip.current ? made(strip.current).catch(() => null) : null;
    return slider.current;
  }, [strip]);

  useEffect(() => {
    const element = strip.current;
    // A slide that is tabbed to comes into view.
    const follow = ({ target }: FocusEvent) => {
      const index = [...(element?.children ?? [])].findIndex((slide) => slide.contains(target as Node));
      if (index >= 0) void slider.current?.then((made) => made?.moveToIdx(index));
    };
    element?.addEventListener("focusin", follow);
    return () => {
      element?.removeEventListener("focusin", follow);
      void slider.current?.then((made) => made?.destroy());
      slider.current = null;
    };
  }, [strip]);

  useEffect(() => {
    const element = strip.current;
    if (!element || !isPlaying || count < 2) return;
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
      if (turns === count * ROUNDS) setChosen(false);
    };
    const timer = setInterval(() => void turn(), SHOWN_FOR_MS);
    return () => {
      watcher.disconnect();
      clearInterval(timer);
    };
  }, [strip, isPlaying, count, load]);

  if (!isReady) return null;
  return {
    current,
    isPlaying,
    isAlive,
    show: (index) => void load()?.then((made) => made?.moveToIdx((index + count) % count)),
    toggle: () => setChosen(!isPlaying),
  };
}
