import { ApiError } from '@plumbline/api';
import { useEffect } from 'react';
import { showError } from './errors.ts';

const gone = new Set([403, 404, 410]);

/**
 * Whether there is nothing to show any more. What is there, and what was typed into it, stays through a call that failed
 * by the way; not through one that says that it is gone, or no longer the caller's.
 */
export const isLost = (error: unknown, isThere: boolean): boolean =>
  error !== undefined && (!isThere || (error instanceof ApiError && gone.has(error.status)));

/** The same of a screen that asks now and then, and tells what it could not load anew. */
export function useLost(error: unknown, isThere: boolean): boolean {
  const lost = isLost(error, isThere);
  useEffect(() => {
    if (error !== undefined && !lost) showError(error);
  }, [error, lost]);
  return lost;
}
