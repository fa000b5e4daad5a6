import { insteadOfLink } from "./instead-of-link";

export function attachIntroLine(): void {
  const intro = document.querySelector<HTMLDialogElement>(".intro");
  if (intro)
    insteadOfLink(".intro-line a", () => import("./intro").then(({ openIntro }) => openIntro(intro)));
}
