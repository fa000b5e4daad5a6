import { findPage } from "~/pages";
import { rateLimit } from "~server/security/rate-limits";
import type { SlotKind } from "../concurrency/request-slots";

/** Free-form parameters: their answers are rarely requested twice. */
const FREE_FORM = ["ara", "tarih", "hafta", "yil", "ay", "bas", "bit", "urun2", "urun3", "urun4"];

const lookups = rateLimit({ name: "lookups", most: 120, seconds: 60 });

/** @throws LimitReached */
export async function limitLookups({ searchParams }: URL, address: string): Promise<void> {
  if (FREE_FORM.some((name) => searchParams.get(name))) await lookups(address);
}

const FILES = /^\/(?:dosya\/|profil-resmi$)/;

export function slotKindOf(method: string | undefined, pathname: string): SlotKind {
  if (FILES.test(pathname)) return "files";
  if (method === "POST") return pathname.startsWith("/okundu/") ? "lookups" : "members";
  return findPage(pathname)?.page.shape === "form" ? "members" : "lookups";
}

export function isStaticAddress(address: string): boolean {
  const match = address.includes("?") ? null : findPage(address);
  return match !== null && Object.keys(match.params).length === 0;
}
