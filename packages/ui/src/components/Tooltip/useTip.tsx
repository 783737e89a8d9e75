import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

/** Overlay code loads when the first tooltip is wanted: a page of plain buttons never pays for it. */
const TipBubble = lazy(() => import('../Tooltip/TipBubble.tsx'));

export type TipPlacement = 'top' | 'bottom' | 'start' | 'end';

const wait = 500;
const lull = 400;
let lastClosed = 0;

/**
 * A tooltip on hover and on keyboard focus, closed by Escape, press and leaving. The trigger is never remounted,
 * whether the bubble's code has arrived or not. Once one has been shown, its neighbours show theirs at once.
 */
export function useTip(
  text: ReactNode,
  trigger: RefObject<HTMLElement | null>,
  placement: TipPlacement = 'top',
) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    clearTimeout(timer.current);
    setOpen((was) => {
      if (was) lastClosed = Date.now();
      return false;
    });
  };
  const open = (after: number) => {
    clearTimeout(timer.current);
    if (text === undefined || text === null || text === '') return;
    if (after === 0) setOpen(true);
    else timer.current = setTimeout(() => setOpen(true), after);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', close, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', close, true);
    };
  }, [isOpen]);

  return {
    tip: isOpen ? (
      <Suspense fallback={null}>
        <TipBubble trigger={trigger} placement={placement} onClose={close}>
          {text}
        </TipBubble>
      </Suspense>
    ) : null,
    tipProps: {
      onMouseEnter: () => open(Date.now() - lastClosed < lull ? 0 : wait),
      onMouseLeave: close,
      onPointerDown: close,
      onFocus: (event: { target: Element }) => {
        if (event.target.matches(':focus-visible')) open(0);
      },
      onBlur: close,
    },
  };
}
