import { log } from "../observability/log";
import { forgedCount } from "../observability/metrics";
import { SIGNATURE_LENGTH, signer } from "./hmac";

/** What portals of a site share where others might write: signed together with its name. */
export interface SignedValues {
  write(name: string, value: string): string;
  /** Null for what none of our keys signed, or signed under another name. */
  read(name: string, written: string): string | null;
}

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
