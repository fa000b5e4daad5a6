import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import sbom from "rollup-plugin-sbom";
import sharp from "sharp";
import { transformWithEsbuild, type Plugin } from "vite";
import { minify } from "terser";
import { denyImports } from "vite-env-only";
import tsconfigPaths from "vite-tsconfig-paths";
import { configDefaults, defineConfig } from "vitest/config";
import { dependencies } from "./package.json";
import remixOptions from "./remix.config.js";
import { precompressAssets } from "./server/http/precompressed-assets";
import { browserBuild } from "./server/http/remix-patches/browser-build";
import { readMarkdown } from "./server/reference-upstream/markdown";

/** Phones without newer browsers: style features they don't know are compiled. */
const CSS_TARGETS = ["chrome87", "safari14"];
const PRELOAD_HELPER = "\0vite/preload-helper.js";
const ENTRY = "app/entry.client.ts";
const BEHAVIOURS = "app/behaviours/behaviours.ts";
/** The bill of materials of what is bundled, in CycloneDX 1.6. */
const SBOM = "sbom";
const underTest = Boolean(process.env.VITEST);

const BUILD_DIRECTORY = remixOptions.buildDirectory ?? "build";

const inServerBuild: Plugin["apply"] = (_, { command, isSsrBuild }) =>
  command === "build" && isSsrBuild === true;
const inClientBuild: Plugin["apply"] = (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild;

/** Puts the server's own entry beside Remix's build, so that both share every module. */
function serverEntry(): Plugin {
  return {
    name: "server-entry",
    apply: inServerBuild,
    buildStart() {
      this.emitFile({ type: "chunk", id: "server/main.ts", fileName: "main.js" });
      this.emitFile({ type: "chunk", id: "server/reference-upstream/main.ts", fileName: "upstream.js" });
      this.emitFile({ type: "chunk", id: "server/ops/doctor/main.ts", fileName: "doctor.js" });
    },
  };
}

/**
 * Keeps dynamic imports plain in the browser build. Vite would preload what an imported module imports: next
 * to nothing here, while its code weighs twice the entry.
 */
function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: inClientBuild,
    enforce: "pre",
    load: (id) => (id === PRELOAD_HELPER ? "export const __vitePreload = (load) => load();" : null),
  };
}

/** Renders the icons for phones and search engines from one drawing. */
function icons(): Plugin {
  const drawing = readFileSync("public/favicon.svg");
  const picture = (size: number) => sharp(drawing, { density: 72 * (size / 32) }).resize(size, size);
  return {
    name: "icons",
    apply: inClientBuild,
    async buildStart() {
      for (const size of [180, 192, 512]) {
        this.emitFile({
          type: "asset",
          fileName: `icon-${size}.png`,
          source: await picture(size).png().toBuffer(),
        });
      }
      // Phones crop it: the drawing stays in the middle, the background fills the rest.
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

/** Compiles the demo's Markdown to data, so that no server has to at start. */
function demoTexts(): Plugin {
  return {
    name: "demo-texts",
    transform: (text, id) =>
      id.endsWith(".md") ? `export default ${JSON.stringify(readMarkdown(text))}` : null,
  };
}

const SCRIPT_TEXT = "?script-text";

/** A script without imports, such as a service worker: its TypeScript becomes the text that the server sends. */
function scriptTexts(): Plugin {
  return {
    name: "script-texts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(SCRIPT_TEXT)) return null;
      const file = id.slice(0, -SCRIPT_TEXT.length);
      this.addWatchFile(file);
      const { code } = await transformWithEsbuild(readFileSync(file, "utf8"), file, { target: "es2022" });
      const small = await minify(code, { ecma: 2020, toplevel: true, compress: { passes: 3 } });
      return `export default ${JSON.stringify(small.code)}`;
    },
  };
}

/** Compresses the client build once, so that no start has to; its bill of materials is not served. */
function packedFiles(): Plugin {
  return {
    name: "packed-files",
    apply: inServerBuild,
    closeBundle: {
      // Remix moves assets of the server build to the client's while it is written.
      order: "post",
      handler() {
        renameSync(
          join(BUILD_DIRECTORY, "client", `${SBOM}.json`),
          join(BUILD_DIRECTORY, "server", `${SBOM}-browser.json`),
        );
        return precompressAssets(join(BUILD_DIRECTORY, "client"));
      },
    },
  };
}

/** A hash of the source that reads upstream answers: another build may have read its cached ones differently. */
function readersHash(): string {
  const hash = createHash("sha256");
  const names = readdirSync("server/upstream", { recursive: true, encoding: "utf8" });
  for (const name of names.filter((file) => /(?<!\.test)\.ts$/.test(file)).toSorted())
    hash.update(name).update(readFileSync(join("server/upstream", name)));
  return hash.digest("hex");
}

export default defineConfig(({ command, isSsrBuild }) => ({
  define: {
    __READERS_HASH__: JSON.stringify(command === "build" || underTest ? readersHash() : ""),
    // The build, not the server's environment, decides which React renders.
    ...(command === "build" && { "process.env.NODE_ENV": JSON.stringify("production") }),
  },
  plugins: [
    denyImports({
      client: {
        files: [
          "server/**",
          "app/i18n/words.ts",
          "app/styles/page-styles.ts",
          "app/pages.ts",
          "app/resources.ts",
        ].map((path) => `**/${path}`),
      },
    }),
    demoTexts(),
    scriptTexts(),
    underTest
      ? []
      : [
          icons(),
          remix(remixOptions),
          browserBuild(BUILD_DIRECTORY),
          plainImports(),
          serverEntry(),
          packedFiles(),
          {
            ...sbom({ outDir: "", outFilename: SBOM, saveTimestamp: false, includeWellKnown: false }),
            apply: "build",
          },
        ],
    tsconfigPaths(),
  ],
  build: {
    target: "es2022",
    cssTarget: CSS_TARGETS,
    manifest: true,
    modulePreload: false,
    rollupOptions: {
      // The bill of materials logs each step, and routes are empty in browsers on purpose.
      onLog(level, log, handle) {
        if (log.plugin !== "rollup-plugin-sbom" && log.code !== "EMPTY_BUNDLE") handle(level, log);
      },
      ...(!isSsrBuild && {
        output: {
          freeze: false,
          generatedCode: { preset: "es2015", symbols: false },
          // Behaviours share existing chunks: a chunk for each shared function would be one more request.
          // The entry imports nothing from elsewhere: it opens the notices of a first visit.
          manualChunks: { "entry.client": [ENTRY], behaviours: [BEHAVIOURS] },
        },
      }),
    },
    // The smallest scripts for phones; the server's stay readable in stack traces.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { ecma: 2020, compress: { passes: 3, keep_fargs: false } },
  },
  // The server needs a few of its thousands of drawings: read one by one they slow its start.
  // Read file by file from their packages, libraries make most of a server's start.
  // The built server contains every package except `dependencies`, which it reads from node_modules.
  ssr:
    command === "build"
      ? { noExternal: true, external: Object.keys(dependencies) }
      : { noExternal: ["lucide"] },
  optimizeDeps: { esbuildOptions: { target: "es2022" } },
  test: {
    globalSetup: ["tests/node-version.ts"],
    setupFiles: ["tests/setup.ts"],
    env: {
      PORTAL_DEMO: "1",
      ALLOW_DEMO_UPSTREAM: "1",
      LOG_LEVEL: "silent",
      SESSION_KEYS: "only-for-tests-only-for-tests-only-for-tests",
    },
    // Limits for what never comes: only failures wait for them.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // A test often waits for its own servers: three keep two cores busy.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: "gate",
          include: ["{app,server,tests}/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, "tests/http/**", "tests/slow/**"],
          setupFiles: ["tests/setup-unit.ts"],
          isolate: false,
          // Reads its clock when loaded, so a file that fakes the clock loads it anew.
          server: { deps: { inline: ["lru-cache"] } },
        },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          // Files that only read share the servers of their worker.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "slow", include: ["tests/slow/**/*.test.ts"], env: { TIMEOUT_SCALE: "1" } },
      },
    ],
  },
}));
