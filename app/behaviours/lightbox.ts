import { insteadOfLink } from "./instead-of-link";

export function attachLightbox(): void {
  insteadOfLink(".photos a", (link) =>
    import("./open-lightbox").then(({ openLightbox }) => openLightbox(link)),
  );
}
