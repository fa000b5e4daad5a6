import { PageError } from "../page-errors";

/** The id that an address names. @throws PageError when it can't be one */
export function askedId(written: string | undefined): number {
  if (!written || !/^[1-9]\d{0,11}$/.test(written)) throw new PageError("notFound");
  return Number(written);
}
