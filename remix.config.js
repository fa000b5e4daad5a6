/**
 * The one home of the Remix options; vite.config.ts hands them to the Remix plugin.
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  serverModuleFormat: "esm",
  future: {
    v3_fetcherPersist: true,
    // No page requests routes, and no address returns them.
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
