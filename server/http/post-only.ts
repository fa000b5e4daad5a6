/** The loader of an address that only takes POST: there is nothing to be seen. */
export function postOnly(): Response {
  return new Response(null, {
    status: 405,
    headers: { Allow: "POST", "Cache-Control": "private, no-store" },
  });
}
