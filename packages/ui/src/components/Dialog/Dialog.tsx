import { X } from 'lucide-react';
import { useCallback, useId, useMemo, useState, type ReactNode } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { useScrolls } from '../../hooks.ts';
import { Modal } from '../../overlay/Modal.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { dialogMessages } from './Dialog.messages.ts';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  /** Controlled open state. */
  isOpen: boolean;
  /** Called when the open state should change. */
  onOpenChange: (isOpen: boolean) => void;
  /** Title of the dialog. */
  title: string;
  /** A line under the title. */
  description?: ReactNode;
  /** Pixels at 100% text size. On a phone a dialog fills the screen, except a small one: 450 or a question. */
  width?: keyof typeof styles.width;
  /** Content, or a function that gets a close callback. */
  children?: ReactNode | ((close: () => void) => ReactNode);
  /** Actions, the primary one last. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Actions in the header, before the close button. */
  headActions?: ReactNode;
  /** ARIA role; `alertdialog` for urgent questions. */
  role?: 'dialog' | 'alertdialog';
  /** False while an answer is owed or work would be lost: no close button, no press outside. */
  isDismissable?: boolean;
  /** Disables closing with Escape. */
  isKeyboardDismissDisabled?: boolean;
  /** Content up to the edges. */
  isFlush?: boolean;
  /** A line above the footer. */
  hasFooterLine?: boolean;
}

/**
 * Modal dialog for a question or small form. Traps the focus and returns it to the trigger.
 *
 * @example
 * const [isOpen, setOpen] = useState(false);
 * return (
 *   <>
 *     <Button onPress={() => setOpen(true)}>Rename</Button>
 *     <Dialog
 *       isOpen={isOpen}
 *       onOpenChange={setOpen}
 *       title="Rename estimate"
 *       footer={(close) => <Button onPress={close}>Done</Button>}
 *     >
 *       <TextField label="Name" defaultValue="Riverside Clinic" />
 *     </Dialog>
 *   </>
 * );
 */
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
  isFlush: flush,
  hasFooterLine: footerLine,
}: DialogProps) {
  const messages = useMessages('dialog', dialogMessages);
  const titleId = useId();
  const [body, scrolls] = useScrolls();
  if (!isOpen) return null;
  const close = () => onOpenChange(false);
  const isSmall = width === 450 || role === 'alertdialog';
  const actions = typeof footer === 'function' ? footer(close) : footer;
  return (
    <Modal
      role={role}
      aria-labelledby={titleId}
      onClose={close}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isKeyboardDismissDisabled}
      scrim={cx(styles.overlay, isSmall && styles.overlaySmall)}
      className={cx(styles.modal, isSmall && styles.modalSmall, styles.width[width], styles.dialog)}
    >
      <header className={styles.head}>
        <div className={styles.headText}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {description && <div className={styles.description}>{description}</div>}
        </div>
        {headActions}
        {isDismissable && (
          <IconButton icon={X} label={messages.close} size="sm" onPress={close} hideTooltip />
        )}
      </header>
      <div
        ref={body}
        tabIndex={scrolls ? 0 : undefined}
        className={cx(
          styles.body,
          Boolean(actions) && footerLine && styles.bodyAboveLine,
          flush && styles.flush,
        )}
      >
        {typeof children === 'function' ? children(close) : children}
      </div>
      {actions && <footer className={cx(styles.foot, footerLine && styles.footLine)}>{actions}</footer>}
    </Modal>
  );
}

/** The state of one dialog or drawer: spread `props` on it. */
export function useDialog(initiallyOpen = false) {
  const [isOpen, onOpenChange] = useState(initiallyOpen);
  const open = useCallback(() => onOpenChange(true), []);
  const close = useCallback(() => onOpenChange(false), []);
  return useMemo(() => ({ isOpen, open, close, props: { isOpen, onOpenChange } }), [isOpen, open, close]);
}
