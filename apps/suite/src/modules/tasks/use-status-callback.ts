import type { Task } from '@plumbline/api';
import { useCallback, useRef } from 'react';

/**
 * Callback with a stable identity that sets the status of a task. Columns that use it are not built anew on each render.
 * @param setStatus writes the status; the one of the latest render is called
 */
export function useStatusCallback(
  setStatus: (row: Task, status: string) => Promise<void>,
): (row: Task, status: string) => void {
  const latest = useRef(setStatus);
  latest.current = setStatus;
  return useCallback((row: Task, status: string) => void latest.current(row, status), []);
}
