import { useFetcher } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { allStylesLoaded } from "../sheets/all-styles";
import type { IntroDialogProps } from "./intro-dialog";
import type { LinkView } from "./link";
import type { OpeningView } from "./opening";
import type { SliderWords } from "./slider";
import { onceOpened } from "./prerendering";

export interface IntroView {
  /** Names what is shown now: another set is shown again. */
  set: string;
  /** The page that shows the same. */
  link: LinkView;
  words: { title: string; close: string; slides: SliderWords };
}

/** The flag of spec.md 4, "already visited": the set that this browser has seen. */
const KEY = "acilis";

function hasSeen(set: string): boolean {
  try {
    return localStorage.getItem(KEY) === set;
  } catch {
    // Who keeps nothing would be shown it on every visit: rather never.
    return true;
  }
}

/** On a first visit, the exchange's notices in a window; fetched only then (design 9, "Intro modal"). */
export function Intro({ view }: { view: IntroView }) {
  const { set, link, words } = view;
  const { load, data } = useFetcher<{ view: OpeningView }>();
  const [Dialog, setDialog] = useState<ComponentType<IntroDialogProps> | null>(null);

  useEffect(
    () =>
      onceOpened(() => {
        if (hasSeen(set)) return;
        load(link.href);
        void Promise.all([import("./intro-dialog"), allStylesLoaded]).then(
          ([{ IntroDialog }]) => setDialog(() => IntroDialog),
          () => undefined,
        );
      }),
    [load, set, link.href],
  );

  if (!Dialog || !data || data.view.items.length === 0) return null;
  return (
    <Dialog
      items={data.view.items}
      words={words}
      onShown={() => localStorage.setItem(KEY, set)}
      onClose={() => setDialog(null)}
    />
  );
}
