import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLatest } from '../hooks.ts';
import { borrowFocus, keepTabInside, wayBack } from './focus.ts';
import { addLayer, isolate, lockScroll } from './layers.ts';
import { onPage } from './onPage.ts';

export interface ModalProps {
  onClose: () => void;
  role?: 'dialog' | 'alertdialog';
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  /** False where a press outside does nothing. */
  isDismissable?: boolean;
  /** True where Escape does nothing. */
  isKeyboardDismissDisabled?: boolean;
  /** Class of the dimmed page. */
  scrim: string;
  className: string;
  children: ReactNode;
}

/** Mounted while it is open: the page is dimmed and waits, the focus goes in and comes back to where it was. */
export function Modal({
  onClose,
  role = 'dialog',
  isDismissable = true,
  isKeyboardDismissDisabled = false,
  scrim,
  className,
  children,
  ...aria
}: ModalProps) {
  const overlay = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Noted before anything in it can take the focus by itself.
  const [before] = useState(wayBack);
  const onDismiss = useLatest((reason: 'escape' | 'outside') => {
    if (reason === 'escape' ? !isKeyboardDismissDisabled : isDismissable) onClose();
  });

  useLayoutEffect(() => {
    const box = panel.current;
    const whole = overlay.current;
    if (!box || !whole) return;
    const leave = addLayer(box, { onClose: onDismiss });
    const giveBack = borrowFocus(box, before);
    const release = isolate(whole);
    const unlock = lockScroll();
    const onTab = (event: KeyboardEvent) => keepTabInside(box, event);
    box.addEventListener('keydown', onTab);
    return () => {
      box.removeEventListener('keydown', onTab);
      leave();
      unlock();
      release();
      giveBack();
    };
  }, [before, onDismiss]);

  return onPage(
    <div ref={overlay} className={scrim} data-react-aria-top-layer="true">
      <div ref={panel} role={role} aria-modal="true" tabIndex={-1} className={className} {...aria}>
        {children}
      </div>
    </div>,
  );
}
