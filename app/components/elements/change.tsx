export type Direction = "up" | "down" | "same";

export interface ChangeView {
  direction: Direction;
  text: string;
  spoken: string;
}

const MARKS: Record<Direction, string> = { up: "▲", down: "▼", same: "■" };

export function Change({ view }: { view: ChangeView }) {
  return (
    <>
      <span aria-hidden="true">{`${MARKS[view.direction]} ${view.text}`}</span>
      <span className="vh">{view.spoken}</span>
    </>
  );
}
