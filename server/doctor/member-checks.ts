import { checkAcknowledged, readApproval } from "../upstream/contracts/acknowledgement";
import { listAnalyses, listArrivalsOfToday, listOpenArrivals } from "../upstream/contracts/arrivals";
import { readMemberSheet, readMemberTotals } from "../upstream/contracts/member-sheet";
import { listTotalsByDay, listTotalsByProduct } from "../upstream/contracts/purchase-totals";
import { listPurchases, listRegistrations, listTrades } from "../upstream/contracts/trades";
import { listUserApplications, readOwnUser } from "../upstream/contracts/users";
import { check, type Check, type Found } from "./check";

const nothing = () => null;
const days = ({ today, monthAgo }: Found) => ({ from: monthAgo, until: today });
const ofMember = ({ memberId }: Found) => (memberId === undefined ? undefined : { memberId });
const ofMemberInDays = (found: Found) => {
  const member = ofMember(found);
  return member && { ...member, ...days(found) };
};

/** What pages for members read, as the member whose account the doctor was given. */
export const MEMBER_CHECKS: Check[] = [
  check(readOwnUser, "nobody can log in", nothing, (user) => ({
    userId: user.id,
    memberId: user.memberId ?? undefined,
  })),
  check(checkAcknowledged, "no page for members opens", ({ userId }) =>
    userId === undefined ? undefined : { userId },
  ),
  check(readApproval, "what a member has read and consented to", ({ userId, textId }) =>
    userId === undefined || textId === undefined ? undefined : { userId, textId },
  ),
  check(listUserApplications, "the rights in the profile", nothing),
  check(readMemberSheet, "the member's sheet in their bulletin", ofMember),
  check(readMemberTotals, "the member's totals", ofMember),
  check(listArrivalsOfToday, "arrivals of the day", () => ({ memberId: null })),
  check(
    listOpenArrivals,
    "open arrivals",
    () => ({ memberId: null }),
    (arrivals) => ({
      arrivalId: arrivals.find(({ productId }) => productId !== null)?.id,
      boughtProductId: arrivals.find(({ productId }) => productId !== null)?.productId ?? undefined,
    }),
  ),
  check(listAnalyses, "findings of the laboratory", ({ arrivalId, boughtProductId: productId }) =>
    arrivalId === undefined || productId === undefined ? undefined : { arrivalId, productId },
  ),
  check(listTotalsByProduct, "purchases by product", ofMemberInDays),
  check(listTotalsByDay, "purchases by day", ofMemberInDays),
  check(listPurchases, "purchases of a product", ({ memberId, productId }) =>
    memberId === undefined || productId === undefined ? undefined : { memberId, productId },
  ),
  check(listRegistrations, "registrations, declarations", days),
  check(listTrades, "a product's trades with laboratory values", ({ productId, ...found }) =>
    productId === undefined ? undefined : { productId, ...days(found) },
  ),
];
