import type { ReactElement, ReactNode } from 'react';
import {
  Dialog,
  DialogTrigger,
  Heading,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components';
import { cx } from '../../cx.ts';
import * as menu from '../Menu/Menu.css.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** Names the popover where it has no title. */
  label?: string;
  title?: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: AriaPopoverProps['placement'];
  width?: keyof typeof styles.width;
  /** Content up to the edge. */
  flush?: boolean;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A small panel beside its trigger; Escape and a press outside close it. */
export function Popover({
  trigger,
  label,
  title,
  children,
  placement = 'bottom start',
  width = 'auto',
  flush,
  isOpen,
  onOpenChange,
}: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover placement={placement} offset={4} className={cx(menu.popover, styles.wide)}>
        <Dialog
          aria-label={title ? undefined : label}
          className={cx(styles.body, styles.width[width], flush && styles.flush)}
        >
          {({ close }) => (
            <>
              {title && (
                <Heading slot="title" className={styles.title}>
                  {title}
                </Heading>
              )}
              {typeof children === 'function' ? children(close) : children}
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
