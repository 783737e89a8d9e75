/**
 * Returns unread notifications that were not in the previous list, oldest first. The first list of a page has no new
 * entries.
 */
export function newNotifications<Row extends { uuid: string; isviewed: number }>(
  seenIds: ReadonlySet<string> | undefined,
  rows: readonly Row[],
): Row[] {
  if (!seenIds) return [];
  return rows.filter(({ uuid, isviewed }) => isviewed === 0 && !seenIds.has(uuid)).toReversed();
}

/**
 * Merges new notifications into the list. Returns undefined when they are inconsistent, because one was read elsewhere or
 * arrived late; the whole list must be loaded then.
 */
export function mergeNewer<Row extends { uuid: string; isviewed: number }>(
  previous: { notifications: readonly Row[]; unread: number },
  newer: { notifications: readonly Row[]; unread: number },
  limit: number,
): Row[] | undefined {
  const fresh = newer.notifications.filter(({ uuid }) =>
    previous.notifications.every((each) => each.uuid !== uuid),
  );
  const unread = previous.unread + fresh.filter(({ isviewed }) => isviewed === 0).length;
  // A full page of new notifications may be incomplete.
  if (unread !== newer.unread || newer.notifications.length >= limit) return undefined;
  return [...fresh, ...previous.notifications].slice(0, limit);
}

/** Retries work that may not be ready yet. @throws the last error, or a final error immediately. */
export async function retry<Value>(
  work: () => Promise<Value>,
  { count, apart, isFinal }: { count: number; apart: number; isFinal?: (reason: unknown) => boolean },
): Promise<Value> {
  for (let left = count - 1; ; left--) {
    try {
      return await work();
    } catch (reason) {
      if (left <= 0 || isFinal?.(reason)) throw reason;
      await new Promise((resolve) => {
        setTimeout(resolve, apart);
      });
    }
  }
}
