import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../support/free-port.mjs";

/** A shared cache in front of portals, with the configuration in docs/deploy. */
export interface FrontServer {
  url: string;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 15_000;

/** Whether this machine has a program; if not, says what is skipped. */
export function isInstalled(program: string, versionFlag: string, skipped: string): boolean {
  const isThere = spawnSync(program, [versionFlag]).status === 0;
  if (!isThere) process.stderr.write(`${skipped} is SKIPPED: there is no ${program} on this machine\n`);
  return isThere;
}

/** A front with TLS, to which plain requests are redirected. */
export interface SecureFront extends FrontServer {
  plain: string;
  secure: { url: string; certificate: string };
  /** The path of the ACME challenges. */
  acme: string;
}

/**
 * nginx on docs/deploy/nginx.conf: its addresses, name and folders replaced, IPv6 left out, a port without TLS added,
 * and nothing else.
 */
export async function startNginx(port: number, portals: readonly string[]): Promise<SecureFront> {
  const directory = await mkdtemp(join(tmpdir(), "portal-nginx-"));
  // Started as root, its workers run as another user.
  await chmod(directory, 0o755);
  await mkdir(join(directory, "cache"));
  const certificate = await signForLocalhost(directory);
  const [securePort, plainPort] = [await freePort(), await freePort()];
  await copyOwnPages(directory);
  const shipped = await readFile("docs/deploy/nginx.conf", "utf8");
  const [first = "", second] = portals.map((url) => new URL(url).host);
  const site = shipped
    .replace("/var/cache/nginx/borsa-portal", join(directory, "cache"))
    .replace("server 127.0.0.1:3000", `server ${first}`)
    .replace(second ? "# server 127.0.0.1:3001" : /$^/, `server ${second}`)
    .replaceAll("www.example.org.tr;", "localhost;")
    .replaceAll(/listen \[::\].*\n/g, "")
    .replaceAll("listen 80", `listen 127.0.0.1:${plainPort}`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};\n  listen 443 ssl http2;`)
    .replaceAll("listen 443", `listen 127.0.0.1:${securePort}`)
    .replace("/etc/nginx/borsa-portal", directory)
    .replaceAll("/var/lib/borsa-portal-acme", directory)
    .replaceAll(/\/etc\/ssl\/borsa-portal|\/var\/log\/nginx/g, directory);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(directory, name)};`,
  );
  await writeFile(
    join(directory, "nginx.conf"),
    `daemon off; pid ${join(directory, "pid")}; error_log ${join(directory, "error.log")};
events {} http { access_log off; ${paths.join(" ")}\n${site}\n}\n`,
  );
  const args = ["-p", directory, "-c", join(directory, "nginx.conf"), "-e", join(directory, "error.log")];
  const front = await running("nginx", args, port, directory);
  return {
    ...front,
    plain: `http://127.0.0.1:${plainPort}`,
    secure: { url: `https://localhost:${securePort}`, certificate },
    acme: join(directory, ".well-known/acme-challenge"),
  };
}

/** The fronts' own responses, at addresses they serve themselves. */
const copyOwnPages = (directory: string) =>
  Promise.all(
    ["away.html", "refused.html"].map((name) => copyFile(join("docs/deploy", name), join(directory, name))),
  );

/** A self-signed certificate with the names of the shipped configuration. */
async function signForLocalhost(directory: string): Promise<string> {
  const [key, certificate] = ["privkey.pem", "fullchain.pem"].map((name) => join(directory, name));
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost`;
  const { status, stderr } = spawnSync("openssl", [
    ...words.split(" "),
    "-addext",
    "subjectAltName=DNS:localhost",
    "-keyout",
    String(key),
    "-out",
    String(certificate),
  ]);
  if (status !== 0) throw new Error(`openssl made no certificate:\n${String(stderr)}`);
  return readFile(String(certificate), "utf8");
}

/** Varnish on docs/deploy/default.vcl, with the portal's own address. */
export async function startVarnish(port: number, portal: string): Promise<FrontServer> {
  const directory = await mkdtemp(join(tmpdir(), "portal-varnish-"));
  await chmod(directory, 0o755);
  const shipped = await readFile("docs/deploy/default.vcl", "utf8");
  const file = join(directory, "default.vcl");
  await copyOwnPages(directory);
  const own = shipped
    .replace('.port = "3000"', `.port = "${new URL(portal).port}"`)
    .replaceAll("/etc/varnish/borsa-portal", directory);
  await writeFile(file, own);
  const args = [
    "-F",
    "-j",
    "none",
    "-n",
    join(directory, "work"),
    "-f",
    file,
    "-s",
    "malloc,32m",
    "-T",
    "none",
  ];
  const parameters = await varnishParameters();
  return running("varnishd", [...args, ...parameters, "-a", `127.0.0.1:${port}`], port, directory);
}

/** The parameters with which docs/deploy/README.md starts it. */
async function varnishParameters(): Promise<string[]> {
  const page = await readFile("docs/deploy/README.md", "utf8");
  return [...page.matchAll(/-p (\w+=\w+)/g)].flatMap(([, parameter = ""]) => ["-p", parameter]);
}

async function running(
  program: string,
  args: string[],
  port: number,
  directory: string,
): Promise<FrontServer> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += String(chunk)));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
  if (await answers(url, child)) return { url, stop };
  await stop();
  throw new Error(`${program} did not start:\n${printed}`);
}

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit && child.exitCode === null;) {
    const status = await fetch(`${url}/favicon.svg`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
