/// <reference types="vite/client" />

/** A script without imports as text; see vite.config.ts. */
declare module "*?script-text" {
  const text: string;
  export default text;
}
