export { hydrate } from "./remix-patches/hydrate";
