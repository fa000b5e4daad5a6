import { createContext, type ReactNode, useContext } from "react";
import type { ImageView } from "../components/picture";

/** How the lite view shows what it leaves out. Only the server makes one: its pages never come to life. */
export interface LiteView {
  /** A link to the picture. */
  linkTo(image: ImageView): ReactNode;
  /** A rich text whose pictures are links. */
  withLinks(html: string): string;
}

/** null: the full view. */
export const LiteViewContext = createContext<LiteView | null>(null);

/** The lite view that is being printed, or null: in the browser there is none. */
export const useLiteView: () => LiteView | null = import.meta.env.SSR ? useGivenView : noView;

function useGivenView(): LiteView | null {
  return useContext(LiteViewContext);
}

function noView(): null {
  return null;
}
