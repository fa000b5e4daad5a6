import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide";
import { useEffect } from "react";
import { useAllStyles } from "../sheets/all-styles";
import { Icon } from "./icon";
import { OpeningItem, type OpeningItemView } from "./opening";
import { Slider, type SliderWords } from "./slider";

export interface IntroDialogProps {
  items: OpeningItemView[];
  words: { title: string; close: string; slides: SliderWords };
  onShown: () => void;
  onClose: () => void;
}

/** The window of a first visit: a click beside it does nothing, Escape and the button close it. */
export function IntroDialog({ items, words, onShown, onClose }: IntroDialogProps) {
  useAllStyles();
  useEffect(onShown, [onShown]);
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <div className="dialog-backdrop">
          <Dialog.Content
            className="intro"
            aria-describedby={undefined}
            onInteractOutside={(event) => event.preventDefault()}
          >
            <header className="intro-head">
              <Dialog.Title>{words.title}</Dialog.Title>
              <Dialog.Close type="button" className="button quiet">
                <Icon of={X} />
                {words.close}
              </Dialog.Close>
            </header>
            <Slider label={words.title} words={words.slides} className="intro-slides">
              {items.map((item) => (
                <OpeningItem key={item.title} item={item} eager />
              ))}
            </Slider>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
