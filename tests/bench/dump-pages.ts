import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LANGUAGES } from "~/i18n/language";
import { href, isPublic, PAGES, type PlainPageId } from "~/pages";
import { RESOURCES } from "~/resources";
import { hrefs } from "../support/html";
import { logIn, USERS } from "../support/member";
import { readPdf } from "../support/pdf";
import { SAMPLE_PAGES } from "../support/sample-pages";
import { startStack } from "../support/stack";

/** Files that pages link to. */
const DOWNLOAD = /^\/(?:en\/)?(?:veri|data|takvim|calendar|goster|ekran|kart|dosya|files)\//;
const MOST_DOWNLOADS = 2_000;

/** What differs from start to start and says nothing about the page. */
const VOLATILE: readonly [RegExp, string][] = [
  [/(\/assets\/[\w.-]+?)-[\w-]{8}\.(js|css|svg|png|woff2)/g, "$1-HASH.$2"],
  [/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, "UUID"],
  [/(data-key=")[^"]*/g, "$1PUBLIC-KEY"],
  [/(name="bilet" value=")[^"]*/g, "$1TICKET"],
  [/(\?v=)[\w-]+/g, "$1HASH"],
  // The member's session began, and was last seen, by the real clock.
  [/(<p>(?:Bu oturum|This session): [^<]*)/g, "SESSION"],
];

/** @returns how many files were written */
export async function dumpPages(directory: string): Promise<number> {
  const stack = await startStack({ env: { TRUSTED_PROXIES: "1" } });
  const { url } = stack.portal;
  const member = await logIn(stack, USERS.member.name);
  const own = PAGES.filter((page) => !isPublic(page)).flatMap(({ id }) =>
    LANGUAGES.map((language) => href(id as PlainPageId, language)),
  );
  const offered = new Set<string>();
  let files = 0;

  const dump = async (folder: string, path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, {
      redirect: "manual",
      headers: { Accept: "text/html", ...headers },
    });
    const type = answer.headers.get("content-type") ?? "";
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isText = /^text|json|[/+]xml|javascript|csv/.test(type);
    const text = isText ? bytes.toString() : isOwnPdf(path) ? wordsOf(bytes) : hashOf(bytes);
    const location = answer.headers.get("location") ?? "";
    const name = join(
      directory,
      folder,
      `${encodeURIComponent(path).replaceAll("%2F", "_")}.txt`.slice(-200),
    );
    await mkdir(dirname(name), { recursive: true });
    await writeFile(name, `${answer.status} ${type} ${location}\n${plain(text, url)}\n`);
    files += 1;
    for (const link of type.includes("html") ? hrefs(bytes.toString()) : [])
      if (DOWNLOAD.test(link)) offered.add(link);
  };

  const cookies = { Cookie: member.jar.header };
  for (const { path } of SAMPLE_PAGES) await dump("public", path);
  for (const { path } of RESOURCES) await dump("resources", path);
  for (const path of own) await dump("members", path, cookies);
  for (const path of SAMPLE_PAGES.map(({ path }) => path)) await dump("logged-in", path, cookies);
  for (const path of [...offered].slice(0, MOST_DOWNLOADS)) await dump("downloads", path, cookies);
  await stack.stop();
  return files;
}

const isOwnPdf = (path: string) => /^\/veri\/[^?]*\.pdf/.test(path);
const wordsOf = (bytes: Buffer) => JSON.stringify(readPdf(bytes).root, null, 1);

/** Without the creation times of PDFs and the parts of XLSX files. */
function hashOf(bytes: Buffer): string {
  const timeless = bytes
    .toString("latin1")
    .replace(/\(D:\d{14}Z\)|\/ID \[.*?\]/g, "")
    .replace(/(PK\x03\x04.{6}|PK\x01\x02.{8}).{4}/gs, "$1");
  return createHash("sha256").update(timeless, "latin1").digest("hex");
}

/** One line for each element, so that diffs can be read. */
function plain(text: string, origin: string): string {
  let normal = text.replaceAll(origin, "ORIGIN");
  for (const [pattern, replacement] of VOLATILE) normal = normal.replace(pattern, replacement);
  return normal.replace(/></g, ">\n<");
}
