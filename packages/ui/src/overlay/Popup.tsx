import {
  useLayoutEffect,
  useRef,
  useState,
  type AriaRole,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { useLatest } from '../hooks.ts';
import { useMergedRef } from '../useMergedRef.ts';
import { borrowFocus, keepTabInside, focusOrigins } from './focus.ts';
import { addLayer, isolate } from './layers.ts';
import type { Placement } from './place.ts';
import { renderInBody } from './renderInBody.ts';
import { usePlacement } from './usePlacement.ts';

export interface PopupProps {
  /** Element that the popup is placed beside. */
  anchor: RefObject<Element | null>;
  /** Called on Escape or a press outside; not for passive popups. */
  onClose?: (reason: 'escape' | 'outside') => void;
  /** Preferred side and alignment. */
  placement?: Placement;
  /** Gap to the anchor in pixels. */
  offset?: number;
  /** Shift along the anchor's side in pixels. */
  crossOffset?: number;
  /** Traps the focus and blocks the page. */
  isModal?: boolean;
  /** Moves the focus in but keeps the page usable. */
  takesFocus?: boolean;
  /** Never takes focus; its trigger closes it. */
  isPassive?: boolean;
  /** Element to focus; the popup itself by default. */
  focusRef?: RefObject<HTMLElement | null>;
  /** Makes it at least as wide as the anchor. */
  asWideAsAnchor?: boolean;
  /** Stays above the foot of the dialog that its anchor is in. */
  sparesFoot?: boolean | undefined;
  /** ARIA role. */
  role?: AriaRole;
  /** Element id. */
  id?: string;
  /** Accessible name. */
  'aria-label'?: string;
  /** Id of the element that names it. */
  'aria-labelledby'?: string;
  /** Additional class name. */
  className?: string;
  /** Content. */
  children: ReactNode;
  /** Ref to the popup element. */
  ref?: Ref<HTMLDivElement>;
}

/** Floating layer beside its anchor, mounted while open. */
export function Popup({
  anchor,
  onClose,
  placement = 'bottom start',
  offset = 4,
  crossOffset = 0,
  isModal = false,
  takesFocus = isModal,
  isPassive = false,
  focusRef,
  asWideAsAnchor,
  sparesFoot,
  className,
  children,
  ref,
  ...aria
}: PopupProps) {
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(own, ref);
  const close = useLatest((reason: 'escape' | 'outside') => onClose?.(reason));
  // Stored before an element of the overlay can take the focus.
  const [before] = useState(focusOrigins);
  const at = usePlacement(own, anchor, { placement, offset, crossOffset, asWideAsAnchor, sparesFoot });

  useLayoutEffect(() => {
    const popup = own.current;
    if (!popup || isPassive) return;
    const leave = addLayer(popup, { anchor: isModal ? null : anchor.current, isModal, onClose: close });
    if (!takesFocus) return leave;
    const giveBack = borrowFocus(popup, before, focusRef?.current ?? popup);
    if (!isModal)
      return () => {
        leave();
        giveBack();
      };
    const release = isolate(popup);
    const onTab = (event: KeyboardEvent) => keepTabInside(popup, event);
    popup.addEventListener('keydown', onTab);
    return () => {
      popup.removeEventListener('keydown', onTab);
      leave();
      release();
      giveBack();
    };
  }, [anchor, before, close, focusRef, isModal, isPassive, takesFocus]);

  return renderInBody(
    <div
      ref={merged}
      {...aria}
      tabIndex={takesFocus ? -1 : undefined}
      className={className}
      data-side={at?.side}
      data-plumbline
      // Another library's modal layer would hide it from assistive technology.
      data-react-aria-top-layer="true"
      style={{
        position: 'fixed',
        left: at?.left ?? 0,
        top: at?.top ?? 0,
        maxHeight: at?.maxHeight,
        minWidth: at?.minWidth,
      }}
    >
      {children}
    </div>,
  );
}
