import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import sharp from "sharp";
import type { Plugin } from "vite";
import { denyImports } from "vite-env-only";
import tsconfigPaths from "vite-tsconfig-paths";
import { configDefaults, defineConfig } from "vitest/config";
import remixOptions from "./remix.config.js";
import { packFiles } from "./server/http/packed-files";
import { shortenRouteLists } from "./server/http/remix-patches/route-list";

const underTest = Boolean(process.env.VITEST);

const BUILD_DIRECTORY = remixOptions.buildDirectory ?? "build";
const STARTER = "app/late-scripts/starter.ts";
const STARTER_MODULE = "virtual:late-scripts-starter";

const inServerBuild: Plugin["apply"] = (_, { command, isSsrBuild }) =>
  command === "build" && isSsrBuild === true;
const inClientBuild: Plugin["apply"] = (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild;

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
  return {
    name: "server-entry",
    apply: inServerBuild,
    buildStart() {
      this.emitFile({ type: "chunk", id: "server/main.ts", fileName: "main.js" });
      this.emitFile({ type: "chunk", id: "server/reference-upstream/main.ts", fileName: "upstream.js" });
      this.emitFile({ type: "chunk", id: "server/doctor/main.ts", fileName: "doctor.js" });
    },
  };
}

/** Shortens the browser's list of routes. */
function shortRouteList(): Plugin {
  return {
    name: "short-route-list",
    apply: inServerBuild,
    // Remix writes the list while it builds the server.
    closeBundle: () => shortenRouteLists(join(BUILD_DIRECTORY, "client/assets")),
  };
}

/** Draws the icons that phones and search engines want as pictures, from the one drawing. */
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

/** Compresses the finished client build once, so that no start of the server has to. */
function packedFiles(): Plugin {
  return {
    name: "packed-files",
    apply: inServerBuild,
    // Remix moves what the server's build adds to the client's as that is written.
    closeBundle: { order: "post", handler: () => packFiles(join(BUILD_DIRECTORY, "client")) },
  };
}

/** A hash of the source that reads the upstream's answers: what another build kept was read otherwise. */
function readersHash(): string {
  const hash = createHash("sha256");
  const folders = ["server/upstream", "server/upstream/contracts"];
  for (const folder of folders) {
    const names = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
    for (const name of names.toSorted()) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest("hex");
}

/**
 * What the built server does not carry with it, but reads from its package: what has parts that are not JavaScript
 * or looks for files of its own, and what remix-serve shares with it.
 */
const PACKAGES = [
  "@libsql/client",
  "@remix-run/node",
  "@remix-run/server-runtime",
  "dejavu-fonts-ttf",
  "fontkit",
  "ioredis",
  "pdfkit",
  "pino",
  "sharp",
];

export default defineConfig(({ command, isSsrBuild }) => ({
  define: {
    __READERS_HASH__: JSON.stringify(command === "build" || underTest ? readersHash() : ""),
    // Which React renders is decided here, not by what the server's environment happens to say.
    ...(command === "build" && { "process.env.NODE_ENV": JSON.stringify("production") }),
  },
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
    underTest
      ? []
      : [lateScripts(), icons(), remix(remixOptions), serverEntry(), shortRouteList(), packedFiles()],
    tsconfigPaths(),
  ],
  build: {
    target: "es2022",
    manifest: true,
    // The smallest scripts for phones; the server's stay readable in its stack traces.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { ecma: 2020, compress: { passes: 3, keep_fargs: false } },
  },
  // Of its thousands of drawings the server needs a few: read one by one they slow its start.
  // Read file by file from their packages, libraries make most of the server's start.
  ssr: command === "build" ? { noExternal: true, external: PACKAGES } : { noExternal: ["lucide"] },
  optimizeDeps: { esbuildOptions: { target: "es2022" } },
  test: {
    include: ["{app,server,tests}/**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "tests/e2e/**"],
    globalSetup: ["tests/node-version.ts"],
    setupFiles: ["tests/setup.ts"],
    env: {
      PORTAL_DEMO: "1",
      ALLOW_DEMO_UPSTREAM: "1",
      LOG_LEVEL: "silent",
      ANSWER_CACHE_MB: "0",
      SESSION_KEYS: "only-for-tests-only-for-tests-only-for-tests",
    },
    // A test often waits for its own servers: three keep two cores busy.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
}));
