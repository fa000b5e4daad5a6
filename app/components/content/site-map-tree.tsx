import { Link, LinkList, type LinkView } from "../elements/link";
import { linkOf, type MenuItemView } from "../frame/menu";

export interface SiteMapView {
  menu: MenuItemView[];
  others: { heading: string; links: LinkView[] } | null;
}

function Name({ item }: { item: MenuItemView }) {
  const link = linkOf(item);
  return link ? <Link to={link} /> : item.label;
}

function Branch({ items }: { items: MenuItemView[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          {item.children.length > 0 ? (
            <>
              <b>
                <Name item={item} />
              </b>
              <Branch items={item.children} />
            </>
          ) : (
            <Name item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}

export function SiteMapTree({ view }: { view: SiteMapView }) {
  return (
    <div className="site-map">
      {view.menu.map((item) => (
        <section key={item.id}>
          <h2>
            <Name item={item} />
          </h2>
          <Branch items={item.children} />
        </section>
      ))}
      {view.others ? (
        <section>
          <h2>{view.others.heading}</h2>
          <LinkList links={view.others.links} />
        </section>
      ) : null}
    </div>
  );
}
