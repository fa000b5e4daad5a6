import type { SliderWords } from "~/components/slider";
import type { Translate } from "~/i18n/words";

export function sliderWords(count: number, t: Translate): SliderWords {
  return {
    previous: t("slides.previous"),
    next: t("slides.next"),
    pause: t("slides.pause"),
    position: t("slides.position", { index: 1, count }),
  };
}
