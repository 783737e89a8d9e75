import { ApiError } from '@plumbline/api';
import { useEffect, useRef } from 'react';
import { showError } from './error-message.ts';

const gone = new Set([403, 404, 410]);

/** True when the server responded that the data is gone or no longer accessible. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && gone.has(error.status);

/**
 * True if the screen has no data to show. Transient errors keep the last data and the input on screen; data that is gone or
 * no longer accessible is removed.
 */
export const isFatal = (error: unknown, isThere: boolean): boolean =>
  error !== undefined && (!isThere || isNotFound(error));

/** True for transient failures: the same call may succeed later. */
export const isTransient = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status === 408 ||
  error.status === 429 ||
  error.status >= 500;

/** `isLost` for a screen that revalidates, with a toast when revalidation fails. */
export function useFatalError(error: unknown, isThere: boolean): boolean {
  const lost = isFatal(error, isThere);
  useEffect(() => {
    if (error !== undefined && !lost) showError(error);
  }, [error, lost]);
  return lost;
}

/**
 * `isLost` for the rows of a list. Rows stay through a transient failure of the same query, with a toast; rows of another
 * query are not shown.
 * @param requestKey query as text.
 */
export function useRowsFatalError(
  requestKey: string,
  { data, error, isLoading }: { data?: unknown; error?: unknown; isLoading: boolean },
): unknown {
  const answered = useRef<string>(undefined);
  if (data !== undefined && error === undefined && !isLoading) answered.current = requestKey;
  const isKept =
    error !== undefined && data !== undefined && answered.current === requestKey && isTransient(error);
  useEffect(() => {
    if (isKept) showError(error);
  }, [error, isKept]);
  return isKept ? undefined : error;
}
