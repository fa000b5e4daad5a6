import { createContext, type ReactNode, useContext } from "react";
import type { ImageView } from "./picture";

export interface LiteView {
  linkTo(image: ImageView): ReactNode;
  withLinks(html: string): string;
}

/** null: the full view. */
export const LiteViewContext = createContext<LiteView | null>(null);

export const useLiteView = (): LiteView | null => useContext(LiteViewContext);
