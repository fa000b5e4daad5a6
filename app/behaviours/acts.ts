import { attachForms } from "./forms";
import { attachMenu } from "./menu";
import { insteadOfLink } from "./instead-of-link";

export function attachActs(): void {
  attachMenu();
  attachForms();
  attachLightbox();
}

function attachLightbox(): void {
  insteadOfLink(".photos a", (link) =>
    import("./open-lightbox").then(({ openLightbox }) => openLightbox(link)),
  );
}
