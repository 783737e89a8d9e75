import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Takes the focus to a list whose row had it and is gone, so that the keyboard stays where it was. @param count of its rows. */
export function useFocusKept<Element extends HTMLElement>(count: number): RefObject<Element | null> {
  const list = useRef<Element>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) list.current?.focus();
  }, [count]);
  return list;
}
