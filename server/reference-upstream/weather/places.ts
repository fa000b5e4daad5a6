import { fold } from "~/text/fold";

export interface Place {
  name: string;
  latitude: number;
  longitude: number;
}

/** The places whose weather the demo knows; all invented. */
const PLACES: [Place, ...Place[]] = [
  { name: "Başakova", latitude: 38.64, longitude: 30.12 },
  { name: "Akçayazı", latitude: 38.75, longitude: 30.26 },
  { name: "Gölbaşlar", latitude: 38.71, longitude: 29.98 },
  { name: "Yukarıdere", latitude: 38.52, longitude: 29.87 },
  { name: "Çınarlıhan", latitude: 38.49, longitude: 30.31 },
];

/** How far from a known place coordinates may lie, in degrees. */
const REACH = 0.5;

/** The place of a query: a name ("Başakova", "Akcayazi,Turkey") or "latitude,longitude". */
export function findPlace(query: string): Place | undefined {
  const [first = "", second = ""] = query.split(",").map((part) => part.trim());
  const [latitude, longitude] = [Number(first), Number(second)];
  if (first !== "" && second !== "" && !Number.isNaN(latitude) && !Number.isNaN(longitude)) {
    return nearest(latitude, longitude);
  }
  return PLACES.find((place) => fold(place.name) === fold(first));
}

function nearest(latitude: number, longitude: number): Place | undefined {
  const distance = (place: Place) => Math.hypot(place.latitude - latitude, place.longitude - longitude);
  const [place] = PLACES.toSorted((a, b) => distance(a) - distance(b));
  return place && distance(place) <= REACH ? place : undefined;
}
