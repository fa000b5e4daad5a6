import type { ProxiedStack } from "./proxied-stack";
import { purge } from "./purge";
import { json, type Answer } from "./recorder";

/** Requests while the upstream answers calls whose path contains a text differently, uncached. */
export async function during<Result>(
  stack: ProxiedStack,
  part: string,
  answer: Answer,
  question: () => Promise<Result>,
): Promise<Result> {
  stack.proxy.intercept(part, answer);
  await purge(stack);
  try {
    return await question();
  } finally {
    stack.proxy.restore();
    await purge(stack);
  }
}

/** Requests while one content item, as the upstream writes it, is the only one. */
export function onlyItem<Result>(
  stack: ProxiedStack,
  item: Record<string, unknown>,
  question: () => Promise<Result>,
): Promise<Result> {
  const row = { Id: 1, TipId: 1, Tarih: "2026-11-20T09:00:00", ...item };
  return during(stack, "DuyuruHaber/GetWithFilterInfo", json({ data: [row], totalRecords: 1 }), question);
}
