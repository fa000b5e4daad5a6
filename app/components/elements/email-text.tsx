import { Fragment } from "react";

export function EmailText({ address }: { address: string }) {
  const [name = "", host = ""] = address.split(/(?=@)/);
  return (
    <>
      {name}
      {host.split(/(?=\.)/).map((part, at) => (
        <Fragment key={at}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
