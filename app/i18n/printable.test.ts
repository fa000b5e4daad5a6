import { expect, test } from "vitest";
import { printable } from "./printable";

test.each([
  ["Buğday, arpa\n\tve mısır 🌾", "Buğday, arpa\n\tve mısır 🌾"],
  ["Bor\0sa\u0001 \u007fda\u001f", "Borsa da"],
  ["fatura\u202egpj.exe \u2067x\u2069 a\u0085b\u009f", "faturagpj.exe x ab"],
  ["\ud83cyarım\udf3e \ufffd", "yarım "],
  ["\ud83c\ud83c\udf3e", "🌾"],
])("%j becomes %j", (written, read) => expect(printable(written)).toBe(read));
