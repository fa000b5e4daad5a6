/** With the first picture: a tenth of a second and 20 MB that no first page should wait for. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // Pictures must not take the processor from pages.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
