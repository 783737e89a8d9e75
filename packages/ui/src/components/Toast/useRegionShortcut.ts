import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * F6 moves the focus to a region and back to where it was. While another region with the same key is shown, that one
 * is first.
 * @param before returns the other region, if it is shown.
 * @returns `restore`, which moves the focus to where it was outside both regions.
 */
export function useRegionShortcut(
  region: RefObject<HTMLElement | null>,
  before: () => Element | null,
): { restore: () => void } {
  const outside = useRef<Element>(null);
  const restore = useCallback(() => (outside.current as HTMLElement | null)?.focus?.(), []);
  useEffect(() => {
    const isInside = (element: Element | null) =>
      region.current?.contains(element) || before()?.contains(element);
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !isInside(target)) outside.current = target;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || !region.current) return;
      const first = before();
      const { activeElement } = document;
      const isHere = region.current.contains(activeElement);
      if (!isHere && first && !first.contains(activeElement)) return;
      event.preventDefault();
      // The other region would move the focus too.
      event.stopImmediatePropagation();
      if (isHere) (outside.current as HTMLElement | null)?.focus?.();
      else region.current.focus();
    };
    outside.current = isInside(document.activeElement) ? null : document.activeElement;
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [region, before]);
  return { restore };
}
