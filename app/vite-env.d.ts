/// <reference types="vite/client" />

/** A service worker as the text that is sent; see vite.config.ts. */
declare module "*?worker-text" {
  const text: string;
  export default text;
}
