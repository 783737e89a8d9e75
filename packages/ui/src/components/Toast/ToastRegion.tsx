import { useEffect, useRef, useSyncExternalStore } from 'react';
import { cx } from '../../cx.ts';
import { current, dismiss, pauseAll, resumeAll, subscribe } from './queue.ts';
import { ToastCard } from './ToastCard.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { toastMessages } from './Toast.messages.ts';
import * as styles from './Toast.css.ts';
import { renderInBody } from '../../overlay/renderInBody.ts';
import { useAvoidFocus } from '../../overlay/useAvoidFocus.ts';

/**
 * Region where toasts appear; render it once per application. F6 moves the focus to it and back. Pages reserve room for it
 * at their end, and it moves above a focused control that it would cover.
 */
export function ToastRegion() {
  const messages = useMessages('toast', toastMessages);
  const toasts = useSyncExternalStore(subscribe, current, current);
  const region = useRef<HTMLDivElement>(null);
  const from = useRef<Element>(null);
  const lift = useAvoidFocus(region, toasts.length > 0);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || !region.current) return;
      event.preventDefault();
      if (region.current.contains(document.activeElement)) (from.current as HTMLElement | null)?.focus?.();
      else {
        from.current = document.activeElement;
        region.current.focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    if (toasts.length === 0) resumeAll();
  }, [toasts.length]);

  if (toasts.length === 0) return null;
  return renderInBody(
    <div
      ref={region}
      role="region"
      aria-label={messages.label}
      tabIndex={-1}
      data-plumbline
      // Overlays hide outside content from assistive technology; this keeps toasts accessible.
      data-react-aria-top-layer="true"
      // Toast actions, such as Undo, stay usable while a dialog is open.
      data-over-layers
      className={cx(
        styles.region,
        toasts.some(({ isFullWidth: fullWidth }) => fullWidth) && styles.regionWide,
      )}
      style={lift > 0 ? { transform: `translateY(${-lift}px)` } : undefined}
      onMouseEnter={pauseAll}
      onMouseLeave={resumeAll}
      onFocus={pauseAll}
      onBlur={resumeAll}
    >
      {toasts.map((one) => (
        <ToastCard key={one.id} toast={one} onDismiss={() => dismiss(one.id)} />
      ))}
    </div>,
  );
}
