import { lookup } from "mrmime";

const IN_UTF_8 = /^text\/|javascript$|json$|xml$/;

export function mediaTypeOf(path: string): string {
  const type = lookup(path) ?? "application/octet-stream";
  return IN_UTF_8.test(type) ? `${type}; charset=utf-8` : type;
}
