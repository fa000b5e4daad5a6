// The yardstick of a rendering: a bare Remix app with one page, whose HTML is that of a page of ours. Its texts and
// addresses come from its loader, its markup stands in its component; it hydrates, as Remix' template does.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseDocument } from "htmlparser2";
import { startServer } from "./servers.mjs";

/** @typedef {import("./servers.mjs").RunningServer} RunningServer */
/** @typedef {import("domhandler").ChildNode} Node */
/** @typedef {import("domhandler").Element} Element */

const FILES = {
  "package.json": `{ "type": "module", "dependencies": { "@remix-run/node": "*" } }`,
  "vite.config.mjs": `import { vitePlugin as remix } from "@remix-run/dev";
    export default { plugins: [remix({ future: { v3_singleFetch: true } })], build: { target: "es2022" } };`,
  // As in Remix' template, which first asks whether a search engine's robot is there.
  "app/entry.server.jsx": `import { PassThrough } from "node:stream";
    import { createReadableStreamFromReadable } from "@remix-run/node";
    import { RemixServer } from "@remix-run/react";
    import { renderToPipeableStream } from "react-dom/server";
    export default function handleRequest(request, status, headers, context) {
      return new Promise((resolve, reject) => {
        const { pipe } = renderToPipeableStream(<RemixServer context={context} url={request.url} />, {
          onShellReady() {
            const body = new PassThrough();
            headers.set("Content-Type", "text/html");
            resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
            pipe(body);
          },
          onShellError: reject,
        });
      });
    }`,
  "app/root.jsx": `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";
    export function Layout({ children }) {
      return <html lang="tr"><head><meta charSet="utf-8" /><Meta /><Links /></head>
        <body>{children}<ScrollRestoration /><Scripts /></body></html>;
    }
    export default function App() { return <Outlet />; }`,
};

/**
 * Builds such an app from the HTML of a page, and serves it by remix-serve.
 * @param {string} html
 * @returns {Promise<RunningServer>}
 */
export async function startStockPage(html) {
  const directory = mkdtempSync(join(tmpdir(), "stock-page-"));
  const write = (/** @type {string} */ name, /** @type {string} */ text) =>
    writeFileSync(join(directory, name), text);
  mkdirSync(join(directory, "app/routes"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(directory, "node_modules"));
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  write("app/routes/_index.jsx", routeOf(html));
  execFileSync(process.execPath, [resolve("node_modules/@remix-run/dev/dist/cli.js"), "vite:build"], {
    cwd: directory,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const serve = resolve("node_modules/@remix-run/serve/dist/cli.js");
  const server = await startServer([serve, "build/server/index.js"], {}, "/", directory);
  const stop = async () => {
    await server.stop();
    rmSync(directory, { recursive: true });
  };
  return { ...server, stop };
}

/** @param {string} html */
function routeOf(html) {
  /** @type {string[]} */
  const data = [];
  const page = childrenOf(parseDocument(html).children, data);
  return `import { createElement as h, Fragment } from "react";
    import { useLoaderData } from "@remix-run/react";
    const data = ${JSON.stringify(data)};
    export const loader = () => ({ data });
    export default function Page() { const { data: d } = useLoaderData(); return h(Fragment, null, ${page}); }`;
}

/**
 * Nodes as calls that make them; what they say is put into the data, and named there.
 * @param {Node[]} nodes
 * @param {string[]} data
 * @returns {string}
 */
function childrenOf(nodes, data) {
  return nodes.flatMap((node) => callOf(node, data) ?? []).join(", ");
}

const LEFT_OUT = new Set(["head", "meta", "link", "title", "script"]);

/**
 * @param {Node} node
 * @param {string[]} data
 * @returns {string | null}
 */
function callOf(node, data) {
  if (node.type === "text") return `d[${data.push(node.data) - 1}]`;
  if (node.type === "style") return styleOf(/** @type {Element} */ (node));
  if (!("name" in node) || !("attribs" in node)) return null;
  const { name, attribs, children } = node;
  // The document's own elements are the root's; its style sheet stands in the head.
  if (["html", "body"].includes(name)) return childrenOf(children, data);
  if (name === "head")
    return childrenOf(
      children.filter(({ type }) => type === "style"),
      data,
    );
  if (LEFT_OUT.has(name)) return null;
  const inside = childrenOf(children, data);
  return `h(${JSON.stringify(name)}, {${propsOf(attribs, data)}}${inside && `, ${inside}`})`;
}

/** @param {Element} style */
function styleOf({ children: [text] }) {
  const css = text?.type === "text" ? text.data : "";
  return `h("style", { dangerouslySetInnerHTML: { __html: ${JSON.stringify(css)} } })`;
}

/** What React calls attributes of HTML where it isn't their name. */
const REACT_NAMES = new Map([
  ["class", "className"],
  ["for", "htmlFor"],
  ["tabindex", "tabIndex"],
  ["maxlength", "maxLength"],
  ["autocomplete", "autoComplete"],
  ["enterkeyhint", "enterKeyHint"],
  ["hreflang", "hrefLang"],
  ["datetime", "dateTime"],
  ["srcset", "srcSet"],
  ["viewbox", "viewBox"],
  ["colspan", "colSpan"],
  ["rowspan", "rowSpan"],
  ["value", "defaultValue"],
]);
const FROM_DATA = new Set(["href", "src", "srcset", "datetime", "alt"]);

/**
 * @param {Record<string, string>} attributes
 * @param {string[]} data
 */
function propsOf(attributes, data) {
  return Object.entries(attributes)
    .map(([name, value]) => {
      const expression = FROM_DATA.has(name) ? `d[${data.push(value) - 1}]` : JSON.stringify(value);
      return `${JSON.stringify(REACT_NAMES.get(name) ?? name)}: ${expression}`;
    })
    .join(", ");
}
