import { useMemo, type ReactNode } from 'react';
import { Popup } from '../../overlay/Popup.tsx';
import type { TipPlacement } from './placement.ts';
import * as styles from './Tooltip.css.ts';

interface TipBubbleProps {
  trigger: HTMLElement;
  placement: TipPlacement;
  children: ReactNode;
}

/** Bubble of the tooltip; its trigger controls when it is shown. */
export function TipBubble({ trigger, placement, children }: TipBubbleProps) {
  const anchor = useMemo(() => ({ current: trigger }), [trigger]);
  return (
    <Popup
      anchor={anchor}
      role="tooltip"
      isPassive
      placement={placement}
      offset={6}
      className={styles.bubble}
    >
      {children}
    </Popup>
  );
}
