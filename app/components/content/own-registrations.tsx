import { Section, type SectionView } from "../elements/section";
import { DataTable, type DataTableView } from "../tables/data-table";

export interface OwnRegistrationsView {
  section: SectionView;
  text: string | null;
  table: DataTableView | null;
}

export function OwnRegistrations({ view: { section, text, table } }: { view: OwnRegistrationsView }) {
  return (
    <Section view={section}>
      {text ? <p>{text}</p> : null}
      {table ? <DataTable view={table} /> : null}
    </Section>
  );
}
