/** The app as Remix built it, from the same bundle: both share every module. */
export const loadBuild = () => import("virtual:remix/server-build");
