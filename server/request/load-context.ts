import "@remix-run/node";
import type { FormView } from "~/components/forms/form";
import type { Visitor } from "../session/session";
import type { Stopwatch } from "../observability/stopwatch";
import type { SlotKind } from "../concurrency/request-slots";

/** All of it is absent under remix-serve and the development server, which have no front. */
declare module "@remix-run/node" {
  interface AppLoadContext {
    requestId?: string;
    /** Set by an action for the loader of the same request. */
    formView?: FormView;
    /** Filled by the first that asks. */
    visitor?: Promise<Visitor>;
    clientAddress?: string;
    upstreamWait?: Stopwatch;
    place?: SlotKind;
    /** Set where the page cache asks: it keeps the lite view apart, and says to others that it is private. */
    keepsViewsApart?: boolean;
    /** Takes a document's body beside its response, which would copy it twice. */
    takeBody?: (body: Buffer) => void;
  }
}

export type FrontContext = {
  requestId: string;
  clientAddress?: string;
  visitor?: Promise<Visitor>;
  upstreamWait: Stopwatch;
  place?: SlotKind;
  keepsViewsApart?: boolean;
  takeBody?: (body: Buffer) => void;
};
