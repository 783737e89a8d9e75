import { useEffect, type MouseEvent, type RefObject } from 'react';
import type { TakeoffCanvasHandle } from '../types.ts';

/**
 * Gives the canvas the focus that no control has: key presses on the page's body go to it, and a control pressed by
 * pointer returns it.
 * @param root element of the workspace; without effect while a dialog hides it.
 */
export function useCanvasFocus(
  root: RefObject<HTMLElement | null>,
  canvas: RefObject<TakeoffCanvasHandle | null>,
) {
  useEffect(() => {
    const isReachable = () =>
      root.current !== null && root.current.closest('[inert], [aria-hidden="true"]') === null;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.target !== document.body || !isReachable()) return;
      canvas.current?.focus();
      if (canvas.current?.handleKey(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [root, canvas]);

  return {
    /** Returns the focus after a press by pointer; a press by key keeps it, as does a button that opens a menu. */
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.detail === 0 || !(event.target instanceof Element)) return;
      const button = event.target.closest('button');
      if (!button || !event.currentTarget.contains(button) || button.hasAttribute('aria-haspopup')) return;
      // A form keeps the focus beside its errors; one that closes leaves it to the canvas.
      const isInForm = button.closest('form, [role="form"], [role="dialog"]') !== null;
      requestAnimationFrame(() => {
        const { activeElement } = document;
        if (activeElement === document.body || (activeElement === button && !isInForm))
          canvas.current?.focus();
      });
    },
  };
}
