export const loadBuild = () => import("virtual:remix/server-build");
