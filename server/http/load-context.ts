import "@remix-run/node";
import type { FormView } from "~/components/form";
import type { Visitor } from "../auth/session";
import type { Stopwatch } from "../stopwatch";
import type { Place } from "./places";

/**
 * What the HTTP front hands to loaders, actions and entry.server. Under remix-serve and the development
 * server there is no front: both are absent, and a page carries its data inside.
 */
declare module "@remix-run/node" {
  interface AppLoadContext {
    /** The id that the visitor's answer, its error page and the log share. */
    requestId?: string;
    /** What an action made of the form that was sent, for the loader of the same request. */
    formView?: FormView;
    /** Who sends the request, as its cookies say; filled by the first that asks. */
    visitor?: Promise<Visitor>;
    /** Whom the limits count; unknown without the front. */
    clientAddress?: string;
    /**
     * Takes the hydration data of a publicly cacheable page (JSON) and returns the address under which
     * the front serves it. To be called at most once, while rendering.
     */
    publishPageData?: (json: string) => string;
    /** Runs while the upstream is waited for. */
    upstreamWait?: Stopwatch;
    /** In whose place the app works. */
    place?: Place;
    /** Set where the page cache asks: it keeps the lite view apart, and says to others that it is private. */
    keepsViewsApart?: boolean;
  }
}

/** The context as the front fills it. */
export type FrontContext = {
  requestId: string;
  clientAddress?: string;
  visitor?: Promise<Visitor>;
  publishPageData: (json: string) => string;
  upstreamWait: Stopwatch;
  place?: Place;
  keepsViewsApart?: boolean;
};
