/// <reference types="vite/client" />

/** A bundled service worker as text; see vite.config.ts. */
declare module "*?worker-text" {
  const text: string;
  export default text;
}
