import { Empty } from "../elements/empty";
import { FormField, type FieldView } from "../forms/form-field";

export interface MyProductsView {
  action: string;
  field: FieldView;
  empty: string | null;
  save: string;
  notes: string[];
}

export function MyProducts({ view: { action, field, empty, save, notes } }: { view: MyProductsView }) {
  if (empty) return <Empty text={empty} links={[]} />;
  return (
    <form className="form my-products" method="post" action={action} autoComplete="off">
      <FormField formId="urunlerim" field={field} />
      <button type="submit" className="button">
        {save}
      </button>
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
    </form>
  );
}
