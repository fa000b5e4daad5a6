/// <reference types="vite/client" />

/** The address of the built starter script. */
declare module "virtual:late-scripts-starter" {
  const address: string;
  export default address;
}
