import { readFileSync } from "node:fs";
import { join } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import sharp from "sharp";
import type { Plugin } from "vite";
import { denyImports } from "vite-env-only";
import tsconfigPaths from "vite-tsconfig-paths";
import { configDefaults, defineConfig } from "vitest/config";
import remixOptions from "./remix.config.js";

const underTest = Boolean(process.env.VITEST);

const BUILD_DIRECTORY = remixOptions.buildDirectory ?? "build";
const STARTER = "app/late-scripts/starter.ts";
const STARTER_MODULE = "virtual:late-scripts-starter";

/** Builds the late scripts' starter as a script of its own, and tells the server its address. */
function lateScripts(): Plugin {
  let isServer = false;
  let isBuild = false;
  return {
    name: "late-scripts",
    configResolved(config) {
      isServer = Boolean(config.build.ssr);
      isBuild = config.command === "build";
    },
    buildStart() {
      if (isBuild && !isServer) this.emitFile({ type: "chunk", id: STARTER, name: "starter" });
    },
    resolveId: (id) => (id === STARTER_MODULE ? `\0${STARTER_MODULE}` : null),
    load(id) {
      if (id !== `\0${STARTER_MODULE}`) return null;
      return `export default ${JSON.stringify(isBuild ? builtStarter() : `/${STARTER}`)}`;
    },
  };
}

function builtStarter(): string {
  const manifest = JSON.parse(
    readFileSync(join(BUILD_DIRECTORY, "client/.vite/manifest.json"), "utf8"),
  ) as Record<string, { file: string }>;
  const entry = manifest[STARTER];
  if (!entry) throw new Error(`${STARTER} is missing from the client build`);
  return `/${entry.file}`;
}

/** Puts the server's own entry beside Remix's build, so that both share every module. */
function serverEntry(): Plugin {
  let isServer = false;
  return {
    name: "server-entry",
    apply: "build",
    configResolved(config) {
      isServer = Boolean(config.build.ssr);
    },
    buildStart() {
      if (!isServer) return;
      this.emitFile({ type: "chunk", id: "server/main.ts", fileName: "main.js" });
      this.emitFile({ type: "chunk", id: "server/reference-upstream/main.ts", fileName: "upstream.js" });
      this.emitFile({ type: "chunk", id: "server/doctor/main.ts", fileName: "doctor.js" });
    },
  };
}

/** Draws the icons that phones and search engines want as pictures, from the one drawing. */
function icons(): Plugin {
  let isServer = false;
  const drawing = readFileSync("public/favicon.svg");
  const picture = (size: number) => sharp(drawing, { density: 72 * (size / 32) }).resize(size, size);
  return {
    name: "icons",
    apply: "build",
    configResolved(config) {
      isServer = Boolean(config.build.ssr);
    },
    async buildStart() {
      if (isServer) return;
      for (const size of [180, 192, 512]) {
        this.emitFile({
          type: "asset",
          fileName: `icon-${size}.png`,
          source: await picture(size).png().toBuffer(),
        });
      }
      // Phones cut it to a shape of their own: the drawing stays in the middle, the ground runs to the edge.
      const ground = { background: "#1a5937" };
      const maskable = picture(400)
        .flatten(ground)
        .extend({ top: 56, bottom: 56, left: 56, right: 56, ...ground });
      this.emitFile({
        type: "asset",
        fileName: "icon-maskable-512.png",
        source: await maskable.png().toBuffer(),
      });
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    denyImports({
      client: {
        files: [
          "server/**",
          "app/text/words.ts",
          "app/sheets/sheets.ts",
          "app/pages.ts",
          "app/resources.ts",
        ].map((path) => `**/${path}`),
      },
    }),
    underTest ? [] : [lateScripts(), icons(), remix(remixOptions), serverEntry()],
    tsconfigPaths(),
  ],
  build: {
    target: "es2022",
    manifest: true,
    // The smallest scripts for phones; the server's stay readable in its stack traces.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { compress: { passes: 2, ecma: 2020 } },
  },
  // Of its thousands of drawings the server needs a few: read one by one they slow its start.
  ssr: { noExternal: ["lucide"] },
  optimizeDeps: { esbuildOptions: { target: "es2022" } },
  test: {
    include: ["{app,server,tests}/**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "tests/e2e/**"],
    setupFiles: ["tests/setup.ts"],
    env: {
      PORTAL_DEMO: "1",
      LOG_LEVEL: "silent",
      SESSION_KEYS: "only-for-tests-only-for-tests-only-for-tests",
    },
    // Most of a test is waiting for its own servers: both cores have work.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
}));
