/**
 * What has come since the list was last seen, oldest first: unread, and not there before. Of the first list nothing is
 * new: it was there before the page was.
 */
export function arrivals<Row extends { uuid: string; isviewed: number }>(
  known: ReadonlySet<string> | undefined,
  rows: readonly Row[],
): Row[] {
  if (!known) return [];
  return rows.filter(({ uuid, isviewed }) => isviewed === 0 && !known.has(uuid)).toReversed();
}

/**
 * The newest of a list and of what came after it; undefined where they do not add up: one that is known was read
 * elsewhere, or came late. The whole list is asked for then.
 */
export function withNewer<Row extends { uuid: string; isviewed: number }>(
  known: { notifications: readonly Row[]; unread: number },
  newer: { notifications: readonly Row[]; unread: number },
  limit: number,
): Row[] | undefined {
  const fresh = newer.notifications.filter(({ uuid }) =>
    known.notifications.every((each) => each.uuid !== uuid),
  );
  const unread = known.unread + fresh.filter(({ isviewed }) => isviewed === 0).length;
  // A full page of newer ones may have more behind it.
  if (unread !== newer.unread || newer.notifications.length >= limit) return undefined;
  return [...fresh, ...known.notifications].slice(0, limit);
}

/** Tries again what may not be ready yet. @throws what the last try threw, and at once what no other try changes. */
export async function inTries<Value>(
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
