import type { ReactNode, RefObject } from 'react';
import { Tooltip } from 'react-aria-components';
import type { TipPlacement } from '../Button/useTip.tsx';
import * as styles from './Tooltip.css.ts';

interface TipBubbleProps {
  trigger: RefObject<Element | null>;
  placement: TipPlacement;
  onClose: () => void;
  children: ReactNode;
}

export default function TipBubble({ trigger, placement, onClose, children }: TipBubbleProps) {
  return (
    <Tooltip
      triggerRef={trigger}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      placement={placement}
      offset={6}
      className={styles.bubble}
    >
      {children}
    </Tooltip>
  );
}
