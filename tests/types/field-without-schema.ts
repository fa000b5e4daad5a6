import { field } from "~server/forms/field";
import { LINE } from "~server/forms/shared-fields";

/** Compiled with everything else: a form field without a schema doesn't compile. */

// @ts-expect-error Nothing says what the field accepts.
export const city = field({ ...LINE, name: "sehir", as: "city", label: "Şehir" });
