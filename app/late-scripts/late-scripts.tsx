import { createContext, useContext } from "react";
import { useLiteView } from "../lite-view/lite-view-context";
import { PAGE_DATA_ID } from "./page-data";

/** How a page's scripts and data are told to the browser; the server alone knows. */
export interface LateScriptsSource {
  starter: string;
  /** The address of the page's data, or the data itself as JSON. */
  data: { src: string } | { json: string };
}

export const LateScriptsContext = createContext<LateScriptsSource | null>(null);

/**
 * In place of Remix's Scripts: one small starter that fetches everything else when the page is complete.
 * In the browser the two elements stay as the server wrote them. The lite view has neither.
 */
export function LateScripts() {
  const source = useContext(LateScriptsContext);
  const isLite = useLiteView() !== null;
  const inline = source && "json" in source.data ? source.data.json : "";
  const src = source && "src" in source.data ? source.data.src : undefined;
  if (isLite) return null;
  return (
    <>
      <script
        type="application/json"
        id={PAGE_DATA_ID}
        data-src={src}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: inline.replace(/</g, "\\u003c") }}
      />
      <script type="module" async src={source?.starter} suppressHydrationWarning />
    </>
  );
}
