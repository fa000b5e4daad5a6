import { afterEach, expect, test, vi } from "vitest";

const KEYS = { old: "o0123456789".repeat(4), new: "n0123456789".repeat(4) };
afterEach(() => vi.unstubAllEnvs());

async function addressesWith(keys: string) {
  vi.stubEnv("SESSION_KEYS", keys);
  vi.resetModules();
  return import("./address");
}
const { fileHref, imageHref, isOurs } = await addressesWith(KEYS.new);

/** Signature and path, as the route reads them from an address. */
function parts(href: string | null): [signature: string, path: string] {
  const [, , signature = "", ...path] = new URL(href ?? "", "http://localhost").pathname.split("/");
  return [signature, decodeURIComponent(path.join("/"))];
}

test.each([
  ["/files/arpa.jpg", "files/arpa.jpg"],
  ["files/2025 Faaliyet Raporu.pdf", "files/2025 Faaliyet Raporu.pdf"],
  [" /files/Işıklı Çınar %20&+.png ", "files/Işıklı Çınar %20&+.png"],
])("opens the address it made for %j", (path, plain) => {
  const href = fileHref(path);
  expect(href).toMatch(/^\/dosya\/[\w-]{16}\/files\/[^ ?#]+$/);
  expect(parts(href)).toEqual([expect.any(String), plain]);
  expect(isOurs(...parts(href))).toBe(true);
  expect(imageHref(path, 640)).toBe(`${href ?? ""}?w=640`);
});

test.each([
  null,
  "",
  "  ",
  "/",
  "//",
  "/files/null",
  "/files/undefined",
  "null",
  "https://evil.example/a.jpg",
  "//evil.example/a.jpg",
  "///evil.example/a.jpg",
  "data:image/png;base64,AA",
  "javascript:alert(1)",
  "../secrets.json",
  "/files/../../etc/passwd",
  "files\\a.jpg",
  "files/a.jpg?token=1",
  "files/a.jpg#x",
])("%j is not a file of the store", (path) => {
  expect(fileHref(path)).toBeNull();
  expect(imageHref(path, 320)).toBeNull();
});

test("rejects forged addresses", () => {
  const [signature, path] = parts(fileHref("/files/a.jpg"));
  expect(isOurs(signature, "files/b.jpg")).toBe(false);
  expect(isOurs(signature, `${path}/`)).toBe(false);
  expect(isOurs(signature.slice(0, -1), path)).toBe(false);
  expect(isOurs("", path)).toBe(false);
  expect(isOurs("ğ".repeat(11), path)).toBe(false);
});

test("opens addresses signed with an older key as long as that key is configured", async () => {
  const old = await addressesWith(KEYS.old);
  const address = parts(old.fileHref("/files/a.jpg"));
  expect(isOurs(...address)).toBe(false);
  const both = await addressesWith(`${KEYS.new}, ${KEYS.old}`);
  expect(both.isOurs(...address)).toBe(true);
  expect(both.fileHref("/files/a.jpg")).toBe(fileHref("/files/a.jpg"));
});

test("takes an absolute store address and its path for the same file", async () => {
  vi.stubEnv("FILE_URL", "https://dosya.example/depo");
  const { fileHref: href, storePath } = await addressesWith(KEYS.new);
  expect(storePath("https://DOSYA.example/depo/files/Y%C4%B1ll%C4%B1k%20Rapor.pdf?v=3")).toBe(
    "files/Yıllık Rapor.pdf",
  );
  expect(href("https://dosya.example/depo/files/a.pdf")).toBe(href("/files/a.pdf"));
  for (const other of ["https://dosya.example/files/a.pdf", "https://dosya.example.evil/depo/files/a.pdf"])
    expect(storePath(other)).toBeNull();
});
