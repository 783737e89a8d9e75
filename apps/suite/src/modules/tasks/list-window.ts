/** A stretch of a list that is read piece by piece, in the order in which it stands there. */
export interface Stretch {
  ids: readonly string[];
  /** What stands before it, and how much the whole list has. */
  begins: number;
  total: number;
}
/** Where in the whole list an item stood as it was seen last. */
export interface Seen {
  id: string;
  at: number;
  /** It was led to, and its stretch is still on its way. */
  isAhead?: boolean;
}
/** Places in the whole list; null where it ends. */
export interface Steps {
  at: number;
  previous: number | null;
  next: number | null;
}

/**
 * Where a panel goes on from an item. One that has left the list, as done ones leave what is open, goes on from where it stood:
 * what came after it stands there now.
 */
export function stepsFrom(
  { ids, begins, total }: Stretch,
  id: string | undefined,
  seen: Seen | undefined,
): Steps | undefined {
  const within = (place: number) => (place >= 0 && place < total ? place : null);
  const index = id === undefined ? -1 : ids.indexOf(id);
  if (index >= 0) {
    const at = begins + index;
    return { at, previous: within(at - 1), next: within(at + 1) };
  }
  if (id === undefined || seen?.id !== id) return undefined;
  return {
    at: seen.at,
    previous: within(seen.at - 1),
    next: within(seen.isAhead ? seen.at + 1 : seen.at),
  };
}
