import { countReading } from "~server/reading/count-reading";

/** /okundu/{id}: counts a reader. */
export const action = countReading;

/** There is nothing to be seen here. */
export function loader(): Response {
  return new Response(null, {
    status: 405,
    headers: { Allow: "POST", "Cache-Control": "private, no-store" },
  });
}
