import { serveShareCard } from "~server/resources/share-card";

/** /kart/{page}.png */
export const loader = serveShareCard;
