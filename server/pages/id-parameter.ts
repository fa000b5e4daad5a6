import { PageError } from "./errors/page-error";
import { readId, type Id } from "../upstream/record";

/** @throws PageError when it can't be an id */
export function idParameter(raw: string | undefined): Id {
  const id = readId(raw);
  // Each record has a single address.
  if (id === undefined || id === 0 || String(id) !== raw) throw new PageError("notFound");
  return id;
}
