import { Empty } from "../elements/empty";
import { Choices, type ChoiceView, type LinkView } from "../elements/link";
import { FilterForm, type FilterFormView } from "../forms/filter-form";
import { type NewsCardView, NewsList } from "./news-card";
import { Pager, type PagerView } from "../elements/pager";

export interface ListView {
  form: FilterFormView;
  chips: ChoiceView[];
  chipsLabel: string;
  count: string;
  notice: string | null;
  as: "rows" | "cards";
  items: NewsCardView[];
  pager: PagerView | null;
  empty: { text: string; link: LinkView } | null;
}

export function ListPage({ view }: { view: ListView }) {
  return (
    <div className="list-page">
      <Choices kind="chips" label={view.chipsLabel} links={view.chips} />
      <FilterForm view={view.form} />
      {view.notice ? <p className="notice info">{view.notice}</p> : null}
      <p className="count">{view.count}</p>
      {view.items.length > 0 ? <NewsList items={view.items} as={view.as} level={2} eager={1} /> : null}
      {view.items.length === 0 && view.empty ? (
        <Empty text={view.empty.text} links={[view.empty.link]} />
      ) : null}
      {view.pager ? <Pager view={view.pager} /> : null}
    </div>
  );
}
