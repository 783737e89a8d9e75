import { ApiError } from '@plumbline/api';
import { useEffect, useRef } from 'react';
import { showError } from './error-message.ts';

const gone = new Set([403, 404, 410]);

/** Whether the server said that what was asked for is gone, or no longer the caller's. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && gone.has(error.status);

/**
 * Whether there is nothing to show any more. What is there, and what was typed into it, stays through a call that failed
 * by the way; not through one that says that it is gone, or no longer the caller's.
 */
export const isLost = (error: unknown, isThere: boolean): boolean =>
  error !== undefined && (!isThere || isGone(error));

/** Whether a call failed by the way, so that the same one may succeed later: the server said nothing of what was asked. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status === 408 ||
  error.status === 429 ||
  error.status >= 500;

/** `isLost` of a screen that asks now and then, and tells what it could not load anew. */
export function useLost(error: unknown, isThere: boolean): boolean {
  const lost = isLost(error, isThere);
  useEffect(() => {
    if (error !== undefined && !lost) showError(error);
  }, [error, lost]);
  return lost;
}

/**
 * What stands in the place of rows that were asked for. Rows stay through a call for the same ones that failed by the way,
 * which is told; rows of another question are no answer to this one.
 * @param asked what was asked for, as text.
 */
export function useRowsLost(
  asked: string,
  { data, error, isLoading }: { data?: unknown; error?: unknown; isLoading: boolean },
): unknown {
  const answered = useRef<string>(undefined);
  if (data !== undefined && error === undefined && !isLoading) answered.current = asked;
  const isKept = error !== undefined && data !== undefined && answered.current === asked && isPassing(error);
  useEffect(() => {
    if (isKept) showError(error);
  }, [error, isKept]);
  return isKept ? undefined : error;
}
