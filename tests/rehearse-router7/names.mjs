/**
 * What React Router 7 calls the things that this project names. In order: the longer name first.
 * @type {readonly (readonly [RegExp, string])[]}
 */
export const NAMES = [
  [/@remix-run\/route-config/g, "@react-router/dev/routes"],
  [
    /import \{ vitePlugin as remix \} from "@remix-run\/dev"/g,
    'import { reactRouter } from "@react-router/dev/vite"',
  ],
  [/\bremix\(remixOptions\)/g, "reactRouter()"],
  [/\.\/remix\.config\.js/g, "./react-router.config.js"],
  [/\bRemixServer\b/g, "ServerRouter"],
  [/virtual:remix\//g, "virtual:react-router/"],
  [/@remix-run\/serve\/dist\/cli\.js/g, "@react-router/serve/bin.js"],
  // What the packages of Remix shared with remix-serve is one package here, and goes into the build.
  [/^ {2}"@remix-run\/(?:node|server-runtime)",\n/gm, ""],
  [/@remix-run\/(?:node|react|server-runtime)/g, "react-router"],
];

/** In package.json. @type {readonly (readonly [RegExp, string])[]} */
export const COMMANDS = [
  [/\bremix vite:/g, "react-router "],
  [/\bremix-serve\b/g, "react-router-serve"],
];

/** What React Router 7 needs in the place of Remix's packages. */
export const PACKAGES = {
  dependencies: {
    "@react-router/node": "7.18.4",
    "@react-router/serve": "7.18.4",
    "react-router": "7.18.4",
    i18next: "25.10.10",
    "remix-i18next": "7.4.2",
  },
  devDependencies: { "@react-router/dev": "7.18.4" },
};

/** The files that can't be had by names alone: what they become, or null where they go. */
export const FILES = {
  "remix.config.js": null,
  "react-router.config.js": `/** @type {import("@react-router/dev/config").Config} */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  serverModuleFormat: "esm",
  // No page asks for routes.
  routeDiscovery: { mode: "initial" },
};
`,
  "app/remix-patches/single-fetch.d.ts": null,
  "server/http/remix-patches/server-build.d.ts": `declare module "virtual:react-router/server-build" {
  const build: import("react-router").ServerBuild;
  export = build;
}
`,
};
