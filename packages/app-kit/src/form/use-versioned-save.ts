import { ApiError } from '@plumbline/api';
import { useRef } from 'react';
import { isStale } from '../data/error-message.ts';

/** What of a form differs from what it began with. */
export function changedOf<Values extends object>(values: Values, initial: Partial<Values>): Partial<Values> {
  const same = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '');
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !same(value, initial[name as keyof Values])),
  ) as Partial<Values>;
}

export const staleText =
  'Somebody else changed this meanwhile. Your changes are kept here: save again to put them over theirs, or leave to see theirs.';

/**
 * Writes on the version that a form was opened with, whatever is loaded behind it. When another's change came first,
 * the next try writes on theirs: saving again is the decision to overwrite.
 */
export function useOverwrite<Row extends { version: number }>(
  row: Row | undefined,
  read: (row: Row) => Promise<{ data: Row }>,
): (write: (version: number) => Promise<{ data: Row }>) => Promise<Row> {
  const version = useRef(row?.version ?? 0);
  return async (write) => {
    try {
      return (await write(version.current)).data;
    } catch (reason) {
      if (!row || !isStale(reason)) throw reason;
      version.current = (await read(row)).data.version;
      throw new ApiError(409, staleText, { code: 'stale' });
    }
  };
}
