import { useLayoutEffect, useRef, type RefObject } from 'react';

const scrollerOf = (element: HTMLElement): HTMLElement => {
  for (let above = element.parentElement; above; above = above.parentElement)
    if (/auto|scroll/.test(getComputedStyle(above).overflowY) && above.scrollHeight > above.clientHeight)
      return above;
  return document.documentElement;
};

/**
 * Keeps a field that stands after `slot` and has the focus where it is while the slot changes its height: what shrinks
 * keeps its room until the focus has gone elsewhere, what grows is scrolled away as far as the page can be scrolled.
 * @param content Tells one content of the slot from another.
 */
export function useSteady(slot: RefObject<HTMLElement | null>, content: string) {
  const last = useRef(0);
  useLayoutEffect(() => {
    const box = slot.current;
    if (!box) return;
    const before = last.current;
    box.style.minHeight = '';
    const height = box.offsetHeight;
    last.current = height;
    const follows = (element: Element | null) =>
      element !== null &&
      element !== document.body &&
      !box.contains(element) &&
      (box.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const field = document.activeElement;
    if (height === before || field === null || !follows(field)) return;
    if (height > before) {
      const after = field.getBoundingClientRect().top;
      box.style.height = `${before}px`;
      const was = field.getBoundingClientRect().top;
      box.style.height = '';
      scrollerOf(box).scrollTop += after - was;
      return;
    }
    box.style.minHeight = `${before}px`;
    last.current = before;
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof Element && follows(event.target)) return;
      box.style.minHeight = '';
      last.current = box.offsetHeight;
      document.removeEventListener('focusin', onFocus);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [slot, content]);
}
