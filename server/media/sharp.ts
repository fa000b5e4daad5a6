/** Loaded with the first picture: 100 ms and 20 MB that the first page shouldn't wait for. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
