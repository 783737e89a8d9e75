import type { ReactNode, RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import type { TipPlacement } from '../Button/useTip.tsx';
import * as styles from './Tooltip.css.ts';

interface TipBubbleProps {
  trigger: RefObject<Element | null>;
  placement: TipPlacement;
  onClose: () => void;
  children: ReactNode;
}

/** The trigger decides when it opens; by the time the bubble is there, it has. */
const stayOpen = () => undefined;

export default function TipBubble({ trigger, placement, onClose, children }: TipBubbleProps) {
  return (
    <TooltipTriggerStateContext.Provider
      value={{ isOpen: true, shouldSkipAnimation: true, open: stayOpen, close: onClose }}
    >
      <Tooltip triggerRef={trigger} placement={placement} offset={6} className={styles.bubble}>
        {children}
      </Tooltip>
    </TooltipTriggerStateContext.Provider>
  );
}
