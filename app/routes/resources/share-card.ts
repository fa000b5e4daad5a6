import { serveShareCard } from "~server/resources/share-card";

export const loader = serveShareCard;
