import { findPage } from "~/pages";
import { limit } from "~server/limits";
import type { Place } from "./places";

/** Parts of an address in which a visitor writes what they like; the answers are kept for nobody or for few. */
const WRITTEN = ["ara", "tarih", "yil", "ay", "bas", "bit"];

/** So many searches and days from one address in a minute: an office or a school behind one connection gets by. */
const lookups = limit({ name: "lookups", most: 120, seconds: 60 });

/** Counts what a visitor seeks that is not at hand. @throws LimitReached */
export async function takeLookupTurn({ searchParams }: URL, address: string): Promise<void> {
  if (WRITTEN.some((name) => searchParams.get(name))) await lookups(address);
}

const FILES = /^\/(?:dosya\/|profil-resmi$)/;

/** Whose places a visitor without a session takes with a request that is not kept. */
export function placeOf(method: string | undefined, pathname: string): Place {
  if (FILES.test(pathname)) return "files";
  if (method === "POST") return pathname.startsWith("/okundu/") ? "lookups" : "members";
  return findPage(pathname)?.page.shape === "form" ? "members" : "lookups";
}

/** Whether an address is one of the table's own: there are only so many, whatever anybody writes. */
export function isFixed(address: string): boolean {
  const match = address.includes("?") ? null : findPage(address);
  return match !== null && Object.keys(match.params).length === 0;
}
