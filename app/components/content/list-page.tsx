import type { ReactNode } from "react";
import { Empty, type EmptyView } from "../elements/empty";
import { Choices, type ChoicesView, LinkRow, type LinkView } from "../elements/link";
import { FilterForm, type FilterFormView } from "../forms/filter-form";
import { type NewsCardView, NewsList } from "./news-card";
import { Pager, type PagerView } from "../elements/pager";

export interface ListFrameView {
  chips?: ChoicesView;
  form?: FilterFormView | null;
  count?: string | null;
  empty: EmptyView | null;
  pager: PagerView | null;
}

interface ListFrameProps {
  view: ListFrameView;
  className?: string;
  children: ReactNode;
}

export function ListFrame({ view, className = "list-page", children }: ListFrameProps) {
  const { chips, form, count, empty, pager } = view;
  return (
    <div className={className}>
      {form ? <FilterForm view={form} /> : null}
      {chips ? <Choices kind="chips" {...chips} /> : null}
      {count ? <p className="note">{count}</p> : null}
      {children}
      {empty ? <Empty {...empty} /> : null}
      {pager ? <Pager view={pager} /> : null}
    </div>
  );
}

export interface ListView extends ListFrameView {
  as: "rows" | "cards";
  items: NewsCardView[];
  more: LinkView[];
}

export function ListPage({ view }: { view: ListView }) {
  return (
    <ListFrame view={view}>
      {view.items.length > 0 ? <NewsList items={view.items} as={view.as} level={2} eager={1} /> : null}
      <LinkRow links={view.more} />
    </ListFrame>
  );
}
