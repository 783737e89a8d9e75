import { useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import type { TipPlacement } from './placement.ts';
import { Tip } from './Tip.tsx';

interface Armed {
  trigger: HTMLElement;
  by: 'pointer' | 'focus';
}

/**
 * A tooltip on hover and on keyboard focus. Until the pointer or the focus first comes, the trigger has two handlers
 * and nothing else; the trigger is never remounted.
 */
export function useTip(text: ReactNode, placement: TipPlacement = 'top') {
  const [armed, setArmed] = useState<Armed>();
  if (text === undefined || text === null || text === '') return { tip: null, tipProps: undefined };
  const arm = (by: Armed['by']) => (event: PointerEvent<HTMLElement> | FocusEvent<Element>) => {
    const { currentTarget } = event;
    if (armed?.trigger !== currentTarget && currentTarget instanceof HTMLElement)
      setArmed({ trigger: currentTarget, by });
  };
  return {
    tip: armed ? <Tip {...armed} text={text} placement={placement} /> : null,
    tipProps: armed ? undefined : { onPointerEnter: arm('pointer'), onFocus: arm('focus') },
  };
}
