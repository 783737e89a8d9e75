/** Loaded window of a paged list. */
export interface Stretch {
  ids: readonly string[];
  /** Number of rows before the window, and in the whole list. */
  begins: number;
  total: number;
}
/** Last known position of a task in the whole list. */
export interface Seen {
  id: string;
  at: number;
  /** True while its page is still loading. */
  isAhead?: boolean;
}
/** Positions in the whole list; null at its ends. */
export interface Steps {
  at: number;
  previous: number | null;
  next: number | null;
}

/**
 * Returns the previous and next positions of an open task. A task that left the list, such as a completed one, continues
 * from its last position, which its successor has now.
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
