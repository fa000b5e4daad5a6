import { FormField, type FieldView } from "../forms/form-field";

export interface MyProductsView {
  action: string;
  field: FieldView;
  save: string;
  notes: string[];
}

export function MyProducts({ view: { action, field, save, notes } }: { view: MyProductsView }) {
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
