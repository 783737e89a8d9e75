import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLatest } from '../hooks.ts';
import { borrowFocus, keepTabInside, focusOrigins } from './focus.ts';
import { followRegion } from './followRegion.ts';
import { addLayer, isolate, lockScroll } from './layers.ts';
import { renderInBody } from './renderInBody.ts';

export interface ModalProps {
  /** Called on Escape or a press outside. */
  onClose: () => void;
  /** ARIA role. */
  role?: 'dialog' | 'alertdialog';
  /** Accessible name. */
  'aria-label'?: string;
  /** Id of the element that names it. */
  'aria-labelledby'?: string;
  /** Id of the element that describes it. */
  'aria-describedby'?: string;
  /** False disables closing by an outside press. */
  isDismissable?: boolean;
  /** True disables closing with Escape. */
  isKeyboardDismissDisabled?: boolean;
  /** Class of the dimmed page. */
  scrim: string;
  /** Class name of the dialog element. */
  className: string;
  /** Content. */
  children: ReactNode;
}

/** Modal layer, mounted while open: dims the page, traps the focus and returns it on close. */
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
  // Stored before an element of the overlay can take the focus.
  const [before] = useState(focusOrigins);
  const onDismiss = useLatest((reason: 'escape' | 'outside') => {
    if (reason === 'escape' ? !isKeyboardDismissDisabled : isDismissable) onClose();
  });

  useLayoutEffect(() => {
    const box = panel.current;
    const overlayElement = overlay.current;
    if (!box || !overlayElement) return;
    followRegion(overlayElement, before[0]);
    const leave = addLayer(box, { isModal: true, onClose: onDismiss });
    const giveBack = borrowFocus(box, before);
    const release = isolate(overlayElement);
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

  return renderInBody(
    <div ref={overlay} className={scrim} data-plumbline data-react-aria-top-layer="true">
      <div ref={panel} role={role} aria-modal="true" tabIndex={-1} className={className} {...aria}>
        {children}
      </div>
    </div>,
  );
}
