import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** From here on it was not the visitor's doing. */
const SERVER_ERROR = 500;

let standing: { key: string; page: unknown } | null = null;

/** Keeps what a page shows for the moment when it is asked for again where it is, and can't be had. */
export function useToStand(page: unknown): void {
  const { key } = useLocation();
  // In the browser alone: the server has many visitors.
  useEffect(() => {
    standing = { key, page };
  }, [key, page]);
}

/**
 * What stood at a place in the history before an error; null for who comes there from elsewhere, or was refused.
 * `key`: of the place, as Remix tells it.
 */
export function standingPage({ key }: { key: string }, error: unknown): unknown {
  const isRefusal = isRouteErrorResponse(error) && error.status < SERVER_ERROR;
  return standing?.key === key && !isRefusal ? standing.page : null;
}
