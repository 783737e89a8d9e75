import { useLayoutEffect, useRef, type RefObject } from 'react';

const scrollerOf = (element: HTMLElement): HTMLElement => {
  for (let above = element.parentElement; above; above = above.parentElement)
    if (/auto|scroll/.test(getComputedStyle(above).overflowY) && above.scrollHeight > above.clientHeight)
      return above;
  return document.documentElement;
};

/**
 * Keeps a focused field after `slot` in place while the height of the slot changes: a shrinking slot keeps its height
 * until the focus leaves, a growing one is scrolled away as far as possible.
 * @param content distinguishes contents of the slot.
 */
export function useStableFocus(slot: RefObject<HTMLElement | null>, content: string) {
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
