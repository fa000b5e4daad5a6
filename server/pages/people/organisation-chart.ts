import type {
  OrganisationChartView,
  ChartNodeView,
  ChartPlace,
} from "~/components/people/organisation-chart";
import type { PageContent, PageContext } from "../../request/page-loader";
import { noneText } from "../fallbacks";
import { introduction } from "./introduction";
import { allSeats } from "./seats";
import type { Language } from "~/i18n/language";
import { href } from "~/pages";
import type { Wording } from "~/i18n/words";
import { officeRank } from "../../upstream/assumptions";
import type { Seat } from "../../upstream/contracts/people";
import { officeWords, ORGAN_PAGES, personLink, unitAnchor } from "./people-view";
import type { Id } from "../../upstream/record";

export async function organisationChart(context: PageContext): Promise<PageContent<OrganisationChartView>> {
  const { t } = context;
  const [seats, text] = await Promise.all([allSeats(context), introduction(context, "organisationChart")]);
  const trees = chartTrees(seats, context);
  return {
    view: {
      label: t("page.organisationChart"),
      trees,
      text,
      empty: trees.length === 0 ? noneText(context, "people.empty") : null,
    },
    lifetime: "content",
  };
}

interface Box {
  seat: Seat;
  people: Seat[];
  boxes: Box[];
}

const CHAIR = 1;
/** From so many boxes without children on, they fan out. */
const FAN_FROM = 3;

export function chartTrees(seats: readonly Seat[], wording: Wording): ChartNodeView[] {
  const below = childrenOf(seats);
  const roots = seats.filter((seat) => seat.parentId === null || !below.ids.has(seat.parentId));
  return roots
    .map((seat) => boxOf(seat, below.children, new Set()))
    .filter(({ boxes, people }) => boxes.length > 0 || people.length > 0)
    .map((box) => nodeView(box, "trunk", wording));
}

function childrenOf(seats: readonly Seat[]) {
  const ids = new Set(seats.map(({ id }) => id));
  const children = new Map<Id, Seat[]>();
  for (const seat of seats) {
    if (seat.parentId === null) continue;
    children.set(seat.parentId, [...(children.get(seat.parentId) ?? []), seat]);
  }
  return { ids, children };
}

/** `above` is the path to here, which guards against cycles. */
function boxOf(seat: Seat, children: ReadonlyMap<Id, Seat[]>, above: ReadonlySet<Id>): Box {
  const way = new Set([...above, seat.id]);
  const box: Box = { seat, people: [], boxes: [] };
  for (const child of children.get(seat.id) ?? []) {
    if (way.has(child.id)) continue;
    const inner = boxOf(child, children, way);
    if (isBox(inner, seat)) box.boxes.push(inner);
    else box.people.push(child, ...inner.people);
  }
  return box;
}

/** A unit is a box; a person is one with boxes below, or with people below where no unit holds them all. */
function isBox({ seat, boxes, people }: Box, parent: Seat): boolean {
  const isUnit = seat.name === null;
  return isUnit || boxes.length > 0 || (people.length > 0 && parent.name !== null);
}

const weightOf = ({ boxes }: Box): number => boxes.reduce((sum, box) => sum + weightOf(box), 1);
const depthOf = ({ boxes }: Box): number => Math.max(0, ...boxes.map((box) => depthOf(box) + 1));

function nodeView(box: Box, place: ChartPlace, wording: Wording): ChartNodeView {
  const { language, t } = wording;
  const { seat, people } = box;
  const head = headOf(box);
  const isPerson = seat.name !== null;
  return {
    key: String(seat.id),
    place,
    title: titleOf(seat),
    link: isPerson ? null : organLink(box, language),
    head: head && {
      link: personLink(head, language),
      text: head.id === seat.id ? null : officeWords(head),
    },
    people:
      people.length > 1
        ? {
            summary: t("orgChart.people", { count: people.length }),
            list: people.map((person) => ({
              link: personLink(person, language),
              text: officeWords(person),
            })),
          }
        : null,
    ...arranged(box, place, wording),
  };
}

const titleOf = ({ title, unit, name, organName }: Seat) => title ?? unit ?? name ?? organName ?? "–";

function headOf({ seat, people }: Box): Seat | null {
  if (seat.name !== null) return seat;
  const chair = people.find(({ office }) => officeRank(office) === CHAIR);
  const direct = people.filter(({ parentId }) => parentId === seat.id);
  return chair ?? (direct.length === 1 ? (direct[0] ?? null) : null);
}

function organLink({ seat, people }: Box, language: Language): ChartNodeView["link"] {
  const organ = people[0]?.organ;
  const page = organ && ORGAN_PAGES[organ];
  if (!page || !people.every((person) => person.organ === organ)) return null;
  const anchor = organ === "staff" && people[0]?.unit ? `#${unitAnchor(people[0].unit)}` : "";
  return { href: href(page, language) + anchor, label: titleOf(seat) };
}

/** Boxes that end here go beside the trunk, the deepest one down it; boxes with nothing below fan out. */
function arranged(box: Box, place: ChartPlace, wording: Wording): Pick<ChartNodeView, "layout" | "below"> {
  const views = (boxes: readonly Box[], placeOf: (below: Box) => ChartPlace) =>
    boxes.map((below) => nodeView(below, placeOf(below), wording));
  const { boxes } = box;
  if (place !== "trunk") return { layout: "hang", below: views(boxes, () => "hanging") };
  if (boxes.length >= FAN_FROM && boxes.every((below) => below.boxes.length === 0)) {
    return { layout: "fan", below: views(boxes, () => "hanging") };
  }
  const [trunk] = boxes.toSorted((a, b) => depthOf(b) - depthOf(a) || weightOf(b) - weightOf(a));
  const sides = boxes.filter((below) => below !== trunk);
  const places = sidePlaces(sides);
  return {
    layout: "sides",
    below: views([...sides, ...(trunk ? [trunk] : [])], (below) => places.get(below) ?? "trunk"),
  };
}

function sidePlaces(sides: readonly Box[]): Map<Box, ChartPlace> {
  const load = { left: 0, right: 0 };
  const places = new Map<Box, ChartPlace>();
  for (const side of sides.toSorted((a, b) => weightOf(b) - weightOf(a))) {
    const place = load.left <= load.right ? "left" : "right";
    load[place] += weightOf(side);
    places.set(side, place);
  }
  return places;
}
