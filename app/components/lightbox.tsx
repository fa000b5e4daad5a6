import * as Dialog from "@radix-ui/react-dialog";
import { ChevronLeft, ChevronRight, X } from "lucide";
import { type KeyboardEvent, type TouchEvent, useRef } from "react";
import { useAllStyles } from "../sheets/all-styles";
import { Icon } from "./icon";
import type { PhotoView, PhotoWords } from "./photo-grid";
import { Picture } from "./picture";

export interface LightboxProps {
  photos: PhotoView[];
  words: PhotoWords;
  index: number;
  onChange: (index: number) => void;
  onClose: () => void;
  /** When the window is gone: the focus has to go somewhere. */
  onClosed: () => void;
}

/** A finger that went this far sideways turns to the next picture. */
const SWIPE_PX = 48;

/** What a key does: how far it leads from the picture shown, of so many. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One large picture over the whole window: arrows, Home, End and a swipe turn to the others, Escape closes. */
export function Lightbox({ photos, words, index, onChange, onClose, onClosed }: LightboxProps) {
  const count = photos.length;
  const photo = photos[index];
  useAllStyles();
  const touchedAt = useRef<number | null>(null);
  if (!photo) return null;

  // Round and round: after the last comes the first.
  const turnTo = (next: number) => onChange((next + count) % count);

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
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Content
          className="lightbox"
          aria-describedby={undefined}
          onKeyDown={pressed}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          onTouchStart={({ touches }) => {
            // Two fingers enlarge.
            touchedAt.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
          }}
          onTouchEnd={touchEnded}
        >
          <Dialog.Title className="vh">{words.title}</Dialog.Title>
          <div className="lightbox-picture" lang={photo.lang}>
            <Picture key={photo.large.src} image={photo.large} eager />
          </div>
          <div className="lightbox-foot">
            <p aria-live="polite">
              <b>{place}</b>
              <span lang={photo.lang}>{photo.caption ?? photo.large.alt}</span>
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
