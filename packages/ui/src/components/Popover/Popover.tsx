import { useId, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { useControlled } from '../../hooks.ts';
import type { Placement } from '../../overlay/place.ts';
import { Popup } from '../../overlay/Popup.tsx';
import * as menu from '../Menu/Menu.css.ts';
import { PressTrigger } from '../Press/PressTrigger.tsx';
import { useTrigger } from '../Press/useTrigger.tsx';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** Accessible name if there is no title. */
  label?: string;
  /** Heading of the popover. */
  title?: string;
  /** Content, or a function that gets a close callback. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Preferred side and alignment. */
  placement?: Placement;
  /** Width preset. */
  width?: keyof typeof styles.width;
  /** Content up to the edge. */
  isFlush?: boolean;
  /** Controlled open state. */
  isOpen?: boolean;
  /** Called when the open state should change. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Panel beside its trigger; Escape and an outside press close it.
 *
 * @example
 * <Popover trigger={<Button>Details</Button>}>
 *   <Text>Changed by Maya Lindqvist on Mar 9.</Text>
 * </Popover>
 */
export function Popover({
  trigger,
  label,
  title,
  children,
  placement = 'bottom start',
  width = 'auto',
  isFlush: flush,
  isOpen: isOpenProp,
  onOpenChange,
}: PopoverProps) {
  const [isOpen, setOpen] = useControlled(isOpenProp, false, onOpenChange);
  const titleId = useId();
  const close = () => setOpen(false);
  const { anchor, popupId, bridge } = useTrigger({
    isOpen,
    onOpen: () => setOpen(true),
    onClose: close,
    opens: 'dialog',
  });
  return (
    <>
      <PressTrigger bridge={bridge}>{trigger}</PressTrigger>
      {isOpen && (
        <Popup
          id={popupId}
          role="dialog"
          aria-label={title ? undefined : label}
          aria-labelledby={title ? titleId : undefined}
          anchor={anchor}
          placement={placement}
          isModal
          className={cx(menu.popover, styles.wide)}
          onClose={close}
        >
          <div className={cx(styles.body, styles.width[width], flush && styles.flush)}>
            {title && (
              <h2 id={titleId} className={styles.title}>
                {title}
              </h2>
            )}
            {typeof children === 'function' ? children(close) : children}
          </div>
        </Popup>
      )}
    </>
  );
}
