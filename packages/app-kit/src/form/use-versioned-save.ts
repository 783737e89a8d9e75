import { ApiError } from '@plumbline/api';
import { useRef } from 'react';
import { isStale } from '../data/error-message.ts';
import { formMessages } from './messages.ts';

/** Values that differ from the initial ones. */
export function changedOf<Values extends object>(values: Values, initial: Partial<Values>): Partial<Values> {
  const same = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '');
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !same(value, initial[name as keyof Values])),
  ) as Partial<Values>;
}

export const staleText = formMessages.saveConflict;

/**
 * Saves based on the version the form was opened with, even after revalidation. After a conflict the next save is based on
 * the newer version and overwrites it.
 */
export function useVersionedSave<Row extends { version: number }>(
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
