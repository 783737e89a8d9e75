import {
  useLayoutEffect,
  useRef,
  useState,
  type AriaRole,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { useLatest } from '../hooks.ts';
import { useLocale } from '../locale.tsx';
import { useMergedRef } from '../useMergedRef.ts';
import { borrowFocus, focused, keepTabInside } from './focus.ts';
import { addLayer, isolate } from './layers.ts';
import { place, type Place, type Placement } from './place.ts';

export interface PopupProps {
  /** What it opens beside. */
  anchor: RefObject<Element | null>;
  onClose: (reason: 'escape' | 'outside') => void;
  placement?: Placement;
  /** Pixels between the two. */
  offset?: number;
  /** Pixels along the anchor's side. */
  crossOffset?: number;
  /** The focus goes in and the page outside waits; otherwise the focus stays where it is. */
  isModal?: boolean;
  /** What in it takes the focus; the popup itself if nothing is named. */
  focusRef?: RefObject<HTMLElement | null>;
  /** At least as wide as the anchor. */
  asWideAsAnchor?: boolean;
  role?: AriaRole;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Mounted while it is open: a small surface beside its anchor, over everything else. */
export function Popup({
  anchor,
  onClose,
  placement = 'bottom start',
  offset = 4,
  crossOffset = 0,
  isModal = false,
  focusRef,
  asWideAsAnchor,
  className,
  children,
  ref,
  ...aria
}: PopupProps) {
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(own, ref);
  const { direction } = useLocale();
  const close = useLatest(onClose);
  // Noted before anything in it can take the focus by itself.
  const [before] = useState(focused);
  const [at, setAt] = useState<Place & { minWidth: number | undefined }>();

  useLayoutEffect(() => {
    const popup = own.current;
    if (!popup) return;
    const put = () => {
      const from = anchor.current;
      if (!from) return;
      const box = from.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      // As large as it would like to be, whatever room it was given before.
      const { maxHeight } = popup.style;
      popup.style.maxHeight = '';
      const next = place({
        anchor: box,
        content: { width: popup.offsetWidth, height: popup.offsetHeight },
        view: { width: clientWidth, height: clientHeight },
        placement,
        offset,
        crossOffset,
        isRtl: direction === 'rtl',
      });
      popup.style.maxHeight = maxHeight;
      const minWidth = asWideAsAnchor ? box.width : undefined;
      setAt((was) =>
        was &&
        was.left === next.left &&
        was.top === next.top &&
        was.maxHeight === next.maxHeight &&
        was.minWidth === minWidth
          ? was
          : { ...next, minWidth },
      );
    };
    put();
    const observer = new ResizeObserver(put);
    observer.observe(popup);
    const onScroll = (event: Event) => {
      if (!(event.target instanceof Node && popup.contains(event.target))) put();
    };
    window.addEventListener('resize', put);
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', put);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [anchor, placement, offset, crossOffset, direction, asWideAsAnchor]);

  useLayoutEffect(() => {
    const popup = own.current;
    if (!popup) return;
    const leave = addLayer(popup, { anchor: isModal ? null : anchor.current, onClose: close });
    if (!isModal) return leave;
    const giveBack = borrowFocus(popup, before, focusRef?.current ?? popup);
    const release = isolate(popup);
    const onTab = (event: KeyboardEvent) => keepTabInside(popup, event);
    popup.addEventListener('keydown', onTab);
    return () => {
      popup.removeEventListener('keydown', onTab);
      leave();
      release();
      giveBack();
    };
  }, [anchor, before, close, focusRef, isModal]);

  return createPortal(
    <div
      ref={merged}
      {...aria}
      tabIndex={isModal ? -1 : undefined}
      className={className}
      data-side={at?.side}
      // Another library's modal layer would hide it from assistive technology.
      data-react-aria-top-layer="true"
      style={{
        position: 'fixed',
        left: at?.left ?? 0,
        top: at?.top ?? 0,
        maxHeight: at?.maxHeight,
        minWidth: at?.minWidth,
        visibility: at ? undefined : 'hidden',
      }}
    >
      {children}
    </div>,
    document.body,
  );
}
