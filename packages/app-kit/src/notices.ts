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

/** Tries again what may not be ready yet. @throws what the last try threw. */
export async function inTries<Value>(
  work: () => Promise<Value>,
  { count, apart }: { count: number; apart: number },
): Promise<Value> {
  for (let left = count - 1; ; left--) {
    try {
      return await work();
    } catch (reason) {
      if (left <= 0) throw reason;
      await new Promise((resolve) => {
        setTimeout(resolve, apart);
      });
    }
  }
}
