import { useLayoutEffect, type RefObject } from 'react';
import type { Point } from '@plumbline/estimating';

/**
 * Positions a floating form beside its anchor and inside the canvas.
 * @param at in CSS pixels on the canvas.
 * @param changes dependency that triggers repositioning.
 */
export function useAnchoredPosition(form: RefObject<HTMLElement | null>, at: Point, changes?: unknown) {
  const { x: left, y: top } = at;
  useLayoutEffect(() => {
    const element = form.current;
    const around = element?.parentElement;
    if (!element || !around) return;
    const x = Math.max(
      8,
      Math.min(left - element.offsetWidth / 2, around.clientWidth - element.offsetWidth - 8),
    );
    const below = top + 24;
    const fits = below + element.offsetHeight + 8 <= around.clientHeight;
    const y = fits ? below : Math.max(8, top - 24 - element.offsetHeight);
    element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }, [form, left, top, changes]);
}
