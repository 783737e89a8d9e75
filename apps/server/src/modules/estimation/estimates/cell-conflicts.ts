/** Key of all cells, for a restored version. */
export const ALL_CELLS = '*';

/** Key of a figure or column of a line. */
export const lineCell = (of: { condition_id: string; line_id: string }, field: string): string =>
  `${of.condition_id}/${of.line_id}/${field}`;

/** Requested value of a cell. */
export interface CellWrite {
  /** Key of the cell, as in the contract. */
  cell: string;
  /** Current value as text; null if it is not set. */
  current: string | null;
  /** False if the requested value is the current one. */
  isChange: boolean;
}

/** Latest change of a cell. */
export interface CellChange {
  cell: string;
  /** Version of the estimation that the change made. */
  version: number;
  /** Browser window of the change; null for other callers. */
  window_name: string | null;
}

const decimal = /^-?\d+(\.\d+)?$/;
/** True for equal values; decimals are compared by value. */
export const isSameValue = (one: string | null, other: string | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    decimal.test(one) &&
    decimal.test(other) &&
    Number(one) === Number(other));

/** The last write of each cell: a later one of the same request replaces an earlier one. */
export const lastWrites = (writes: readonly CellWrite[]): CellWrite[] => [
  ...new Map(writes.map((write) => [write.cell, write])).values(),
];

/**
 * Writes that would replace a value which the caller has not seen: the cell was changed after the version that the
 * update is based on, in another window, to another value.
 * @param writes one write for each cell.
 * @param changes latest change of each cell.
 * @param from.base version that the update is based on.
 * @param from.window window of the caller, whose own changes are known to it.
 */
export function findConflicts<Change extends CellChange>(
  writes: readonly CellWrite[],
  changes: readonly Change[],
  { base, window }: { base: number; window: string | undefined },
): { write: CellWrite; change: Change }[] {
  const unseen = changes.filter(
    ({ version, window_name }) =>
      version > base && (window === undefined || window_name === null || window_name !== window),
  );
  const byCell = new Map(unseen.map((change) => [change.cell, change]));
  const ofAll = byCell.get(ALL_CELLS);
  return writes.flatMap((write) => {
    const change = byCell.get(write.cell) ?? ofAll;
    return write.isChange && change ? [{ write, change }] : [];
  });
}
