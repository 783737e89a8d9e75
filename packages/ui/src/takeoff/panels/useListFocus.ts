import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the list when its focused row was removed. @param count number of rows. */
export function useListFocus<Element extends HTMLElement>(count: number): RefObject<Element | null> {
  const list = useRef<Element>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) list.current?.focus();
  }, [count]);
  return list;
}
