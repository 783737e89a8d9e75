import { X } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** A line under the title. */
  description?: ReactNode;
  /** Pixels at 100 % text size; on a phone the dialog takes the whole screen. */
  width?: keyof typeof styles.width;
  children?: ReactNode | ((close: () => void) => ReactNode);
  /** Actions, the primary one last. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Actions at the far side of the head, beside the close button. */
  headActions?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  /** False while an answer is owed or work would be lost: no close button, no press outside. */
  isDismissable?: boolean;
  /** Escape too does nothing. */
  isKeyboardDismissDisabled?: boolean;
  /** Content up to the edges. */
  flush?: boolean;
  /** A line above the footer. */
  footerLine?: boolean;
}

/** A modal question or a small form. Focus goes in, stays in, and returns to what opened it. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  width = 600,
  children,
  footer,
  headActions,
  role = 'dialog',
  isDismissable = true,
  isKeyboardDismissDisabled,
  flush,
  footerLine,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isKeyboardDismissDisabled}
      className={styles.overlay}
    >
      <Modal className={cx(styles.modal, styles.width[width])}>
        <AriaDialog role={role} className={styles.dialog}>
          {({ close }) => {
            const actions = typeof footer === 'function' ? footer(close) : footer;
            return (
              <>
                <header className={styles.head}>
                  <div className={styles.headWords}>
                    <Heading slot="title" level={2} className={styles.title}>
                      {title}
                    </Heading>
                    {description && <div className={styles.description}>{description}</div>}
                  </div>
                  {headActions}
                  {isDismissable && (
                    <IconButton icon={X} label="Close" size="sm" onPress={close} slot={null} noTooltip />
                  )}
                </header>
                <div className={cx(styles.body, flush && styles.flush)}>
                  {typeof children === 'function' ? children(close) : children}
                </div>
                {actions && (
                  <footer className={cx(styles.foot, footerLine && styles.footLine)}>{actions}</footer>
                )}
              </>
            );
          }}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The state of one dialog or drawer: spread `props` on it. */
export function useDialog(initiallyOpen = false) {
  const [isOpen, onOpenChange] = useState(initiallyOpen);
  const open = useCallback(() => onOpenChange(true), []);
  const close = useCallback(() => onOpenChange(false), []);
  return useMemo(() => ({ isOpen, open, close, props: { isOpen, onOpenChange } }), [isOpen, open, close]);
}
