import { attachFilters } from "./filters";
import { attachIntroLine } from "./intro-line";
import { attachNotifications } from "./notifications";
import { attachOfflinePages } from "./offline-pages";
import { attachReadBeacon } from "./read-beacon";
import { attachSlider } from "./slider";
import { attachVisitorCounter } from "./visitor-counter";

export function attachBehaviours(): void {
  attachNotifications();
  attachFilters();
  attachIntroLine();
  attachSlider();
  attachVisitorCounter();
  attachReadBeacon();
  attachOfflinePages();
  if (document.querySelector(".live-refresh[data-seconds]"))
    import("./live-figures").then(({ attachLiveFigures }) => attachLiveFigures()).catch(() => undefined);
}
