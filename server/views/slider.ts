import type { SliderWords } from "~/components/slider";
import type { Translate } from "~/text/words";

/** What the buttons of a slider with so many slides say. */
export function sliderWords(count: number, t: Translate): SliderWords {
  return {
    previous: t("slides.previous"),
    next: t("slides.next"),
    pause: t("slides.pause"),
    play: t("slides.play"),
    position: t("slides.position", { index: "{index}", count }),
  };
}
