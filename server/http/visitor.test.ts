import { expect, test } from "vitest";
import { networkOf } from "./visitor";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2::"],
  ["2001:db8:1:3::1", "2001:db8:1:3::"],
  ["unknown", "unknown"],
])("%s is identified as %s", (address, network) => expect(networkOf(address)).toBe(network));
