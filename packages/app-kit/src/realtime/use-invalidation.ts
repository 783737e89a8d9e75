import { useEffect, useRef } from 'react';

/** Beginnings of the paths by which what was changed is read, or everything. */
export type Areas = readonly string[] | 'all';

/** The paths that a key begins with: several, where one hook reads several lists. */
export function pathsOf(key: unknown): readonly string[] {
  const parts: readonly unknown[] = Array.isArray(key) ? key : [key];
  const end = parts.findIndex((part) => typeof part !== 'string' || !part.startsWith('/'));
  return (end < 0 ? parts : parts.slice(0, end)) as readonly string[];
}

/** Whether what is read by `key` lies in one of `areas`. Own arrangements are nobody else's to change. */
export function isTold(key: unknown, areas: Areas): boolean {
  return pathsOf(key).some(
    (path) =>
      !path.startsWith('/setup/user-preferences') &&
      (areas === 'all' ||
        areas.some((area) => path.startsWith(`/${area}`) && /^[/?]?$/.test(path.charAt(area.length + 1)))),
  );
}

let holders = 0;

/**
 * While it is mounted, nothing is asked again: what is being written in a form was read before, and is compared with that.
 * @param isWriting false while nothing is written yet, where a form stands open all the time.
 */
export function useHold(isWriting = true): void {
  useEffect(() => {
    if (!isWriting) return undefined;
    holders++;
    return () => void holders--;
  }, [isWriting]);
}

/** Somebody fills in a form, or writes in a field where its value stands (the design system marks those). */
export const isHeld = (): boolean => holders > 0 || document.querySelector('[data-writing]') !== null;

const listeners = new Set<(areas: Areas) => void>();

/** Tells those who keep what they read in other ways than hooks of the contract. */
export function passOn(areas: Areas): void {
  for (const listener of listeners) listener(areas);
}

/**
 * Runs `onTold` when others have changed what is read by `path`: for what a screen keeps itself. What is read by hooks of
 * the contract is asked for again without it.
 */
export function useTold(path: string, onTold: () => void): void {
  const latest = useRef(onTold);
  latest.current = onTold;
  useEffect(() => {
    const listener = (areas: Areas) => {
      if (isTold(path, areas)) latest.current();
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [path]);
}
