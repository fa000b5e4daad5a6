import type { InStatement } from "@libsql/client";
import { addDays } from "../clock";
import type { EventSeed } from "../content/types";
import { pictureRecipe } from "../files/recipes";
import { bothLanguages } from "./columns";
import { fillDates } from "./dates-in-text";
import { insertAll, insertRecipes } from "./insert";
import { picturePath } from "./picture-path";

/** The statements that write the events and their pictures. */
export function fillEvents(seeds: EventSeed[], today: string): InStatement[] {
  const rows = seeds.map((seed) => eventRow(seed, addDays(today, seed.inDays)));
  return [
    "DELETE FROM events",
    ...insertAll("events", rows),
    ...insertRecipes(seeds.flatMap(({ picture }) => (picture ? [pictureRecipe(picture)] : []))),
  ];
}

function eventRow(seed: EventSeed, firstDay: string) {
  return {
    id: seed.id,
    kind: seed.kind,
    first_day: firstDay,
    last_day: addDays(firstDay, seed.days - 1),
    starts_at: seed.from ?? null,
    ends_at: seed.until ?? null,
    capacity: seed.capacity ?? null,
    picture: picturePath(seed),
    ...bothLanguages("title", fillDates(seed.title, { day: firstDay })),
    ...bothLanguages("body", fillDates(seed.body, { day: firstDay })),
    ...bothLanguages("place", seed.place),
    ...bothLanguages("address", seed.address ?? { tr: "" }),
  };
}
