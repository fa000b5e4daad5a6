import * as Dialog from "@radix-ui/react-dialog";
import { ChevronLeft, ChevronRight, X } from "lucide";
import { type KeyboardEvent, type TouchEvent, useRef, useState } from "react";
import { Icon } from "../elements/icon";
import type { PhotoWords } from "./photo-grid";
import { type ImageView, Picture } from "../elements/picture";

export interface LargePhoto {
  image: ImageView;
  caption: string | null;
  lang: string;
}

export interface LightboxProps {
  photos: LargePhoto[];
  words: Pick<PhotoWords, "title" | "close" | "previous" | "next">;
  first: number;
  onClosed: (last: number) => void;
}

const SWIPE_PX = 48;

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function Lightbox({ photos, words, first, onClosed }: LightboxProps) {
  const [isOpen, setOpen] = useState(true);
  const [index, setIndex] = useState(first);
  const count = photos.length;
  const photo = photos[index];
  const touchedAt = useRef<number | null>(null);
  if (!photo) return null;

  const turnTo = (next: number) => setIndex((next + count) % count);

  const pressed = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turnTo(step(index, count));
  };

  const touchEnded = (event: TouchEvent) => {
    const way = (event.changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? 0);
    if (touchedAt.current === null || Math.abs(way) < SWIPE_PX) return;
    turnTo(way < 0 ? index + 1 : index - 1);
  };

  const place = `${index + 1} / ${count}`;
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Content
          className="lightbox"
          aria-describedby={undefined}
          onKeyDown={pressed}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed(index);
          }}
          onTouchStart={({ touches }) => {
            touchedAt.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
          }}
          onTouchEnd={touchEnded}
        >
          <Dialog.Title className="vh">{words.title}</Dialog.Title>
          <div className="lightbox-picture" lang={photo.lang || undefined}>
            <Picture key={photo.image.src} image={photo.image} eager />
          </div>
          <div className="lightbox-foot">
            <p aria-live="polite">
              <b>{place}</b>
              <span lang={photo.lang || undefined}>{photo.caption ?? photo.image.alt}</span>
            </p>
            <div className="lightbox-buttons">
              {count > 1 ? (
                <>
                  <button type="button" onClick={() => turnTo(index - 1)} aria-label={words.previous}>
                    <Icon of={ChevronLeft} />
                  </button>
                  <button type="button" onClick={() => turnTo(index + 1)} aria-label={words.next}>
                    <Icon of={ChevronRight} />
                  </button>
                </>
              ) : null}
              <Dialog.Close type="button">
                <Icon of={X} />
                {words.close}
              </Dialog.Close>
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
