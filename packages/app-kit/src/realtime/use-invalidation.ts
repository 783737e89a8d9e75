import { useEffect, useRef } from 'react';

/** Changed API path prefixes, or everything. */
export type Areas = readonly string[] | 'all';

/** API paths of a cache key; several when a hook reads several lists. */
export function pathsOf(key: unknown): readonly string[] {
  const parts: readonly unknown[] = Array.isArray(key) ? key : [key];
  const end = parts.findIndex((part) => typeof part !== 'string' || !part.startsWith('/'));
  return (end < 0 ? parts : parts.slice(0, end)) as readonly string[];
}

/** True when a cache key is in one of the areas. Personal preferences are excluded. */
export function isInvalidated(key: unknown, areas: Areas): boolean {
  return pathsOf(key).some(
    (path) =>
      !path.startsWith('/setup/user-preferences') &&
      (areas === 'all' ||
        areas.some((area) => path.startsWith(`/${area}`) && /^[/?]?$/.test(path.charAt(area.length + 1)))),
  );
}

let holders = 0;

/**
 * Pauses revalidation while mounted so that a form keeps the values it was opened with.
 * @param isWriting false while a permanently visible form has no input.
 */
export function usePauseInvalidation(isWriting = true): void {
  useEffect(() => {
    if (!isWriting) return undefined;
    holders++;
    return () => void holders--;
  }, [isWriting]);
}

/** True while a form or an inline field is being edited (marked with `data-writing` by the design system). */
export const isInvalidationPaused = (): boolean =>
  holders > 0 || document.querySelector('[data-writing]') !== null;

interface Listener {
  onTold: (areas: Areas) => void;
  isLive: boolean;
}
const listeners = new Set<Listener>();

/** Notifies listeners that keep data outside of the contract's hooks. @param live the listeners that go on while a form is open, or the others. */
export function invalidate(areas: Areas, live: 'live' | 'paused'): void {
  for (const { onTold, isLive } of listeners) if (isLive === (live === 'live')) onTold(areas);
}

/**
 * Runs `onTold` when other users have changed data below `path`, for data kept by a screen itself. Hooks of the contract
 * are revalidated automatically.
 * @param more.whileWriting also while a form is open or a cell is edited, for a screen that compares its edits with
 *   the version that the user has seen.
 */
export function useInvalidation(
  path: string,
  onTold: () => void,
  { whileWriting = false }: { whileWriting?: boolean } = {},
): void {
  const latest = useRef(onTold);
  latest.current = onTold;
  useEffect(() => {
    const listener: Listener = {
      isLive: whileWriting,
      onTold: (areas) => {
        if (isInvalidated(path, areas)) latest.current();
      },
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [path, whileWriting]);
}
