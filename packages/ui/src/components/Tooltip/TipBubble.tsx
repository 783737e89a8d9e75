import { useMemo, type ReactNode } from 'react';
import { Popup } from '../../overlay/Popup.tsx';
import type { TipPlacement } from './placement.ts';
import * as styles from './Tooltip.css.ts';

interface TipBubbleProps {
  trigger: HTMLElement;
  placement: TipPlacement;
  children: ReactNode;
}

/** The words themselves; what has the tooltip says when they come and go. */
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
