import { attachForms } from "./forms";
import { attachLightbox } from "./lightbox";
import { attachMenu } from "./menu";

export function attachActs(): void {
  attachMenu();
  attachForms();
  attachLightbox();
}
