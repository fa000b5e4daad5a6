import "@remix-run/node";
import type { FormView } from "~/components/forms/form";
import type { Visitor } from "../session/session";
import type { Stopwatch } from "../observability/metrics";
import type { SlotKind } from "../concurrency/request-slots";

/** Optional: remix-serve and the development server have no front. */
declare module "@remix-run/node" {
  interface AppLoadContext {
    requestId?: string;
    /** From an action to the loader of the same request. */
    formView?: FormView;
    visitor?: Promise<Visitor>;
    clientAddress?: string;
    upstreamWait?: Stopwatch;
    slotKind?: SlotKind;
    /** Set for the page cache, which stores both views and marks them private for other caches. */
    keepsViewsApart?: boolean;
    /** Receives the document's body, saving two copies of it. */
    takeBody?: (body: Buffer) => void;
  }
}

export type FrontContext = {
  requestId: string;
  clientAddress?: string;
  visitor?: Promise<Visitor>;
  upstreamWait: Stopwatch;
  slotKind?: SlotKind;
  keepsViewsApart?: boolean;
  takeBody?: (body: Buffer) => void;
};
