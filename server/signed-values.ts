import { log } from "./log";
import { forgedCount } from "./metrics";
import { SIGNATURE_LENGTH, signer } from "./signer";

/** Values that the portals of a site leave for each other where others might write: signed together with their names. */
export interface SignedValues {
  write(name: string, value: string): string;
  /** The value; null for what none of our keys signed, or signed under another name. */
  read(name: string, written: string): string | null;
}

/** The values of one kind. */
export function signedValues(kind: string): SignedValues {
  const signatures = signer(`shared ${kind}`);
  const textOf = (name: string, value: string) => `${name}\n${value}`;
  let isTold = false;
  const refuse = () => {
    forgedCount.inc({ kind });
    if (!isTold) log.warn({ kind }, "Redis holds what no portal of this site has signed: it is ignored");
    isTold = true;
    return null;
  };
  return {
    write: (name, value) => signatures.sign(textOf(name, value)) + value,
    read(name, written) {
      const value = written.slice(SIGNATURE_LENGTH);
      const isOurs = signatures.isOurs(textOf(name, value), written.slice(0, SIGNATURE_LENGTH));
      return isOurs ? value : refuse();
    },
  };
}
