import { PageError } from "../page-errors";
import { readId, type Id } from "../upstream/ids";

/** The id that an address names. @throws PageError when it can't be one */
export function askedId(written: string | undefined): Id {
  const id = readId(written);
  // One record has one address.
  if (id === undefined || id === 0 || String(id) !== written) throw new PageError("notFound");
  return id;
}
