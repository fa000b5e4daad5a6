export type DoorKind = "malformed" | "notFound" | "tooLong" | "tooLarge" | "method";

export class PageError extends Error {
  constructor(
    readonly kind: DoorKind | "foreign" | "refused",
    readonly allow = "GET, HEAD",
  ) {
    super(kind);
    this.name = "PageError";
  }
}
