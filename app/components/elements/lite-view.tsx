import { createContext, type ReactNode, useContext } from "react";
import type { ImageView } from "./picture";

export interface LiteView {
  linkTo(image: ImageView): ReactNode;
  withLinks(html: string): string;
}

export const LiteViewContext = createContext<LiteView | null>(null);

export const useLiteView = (): LiteView | null => useContext(LiteViewContext);

export interface ViewSwitchView {
  full: string;
  lite: string;
  about: string;
}

interface ViewSwitchProps {
  view: ViewSwitchView;
  wayBack: string;
  className?: string;
}

export function ViewSwitch({ view, wayBack, className }: ViewSwitchProps) {
  const isLite = useLiteView() !== null;
  return (
    <form method="post" action={`/sade?${wayBack}`} className={className}>
      <button type="submit" name="sade" value={isLite ? "0" : "1"} className="button quiet">
        {isLite ? view.full : view.lite}
      </button>
    </form>
  );
}
