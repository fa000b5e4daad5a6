export interface DuesView {
  label: string;
  amount: string;
}

export function Dues({ view: { label, amount } }: { view: DuesView }) {
  return (
    <p className="notice">
      {label} <strong>{amount}</strong>
    </p>
  );
}
