import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { current, dismiss, pauseAll, resumeAll, subscribe, type ToastTone } from './queue.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { toastMessages } from './Toast.messages.ts';
import * as styles from './Toast.css.ts';
import { renderInBody } from '../../overlay/renderInBody.ts';
import { useAvoidFocus } from '../../overlay/useAvoidFocus.ts';

const looks: Record<
  ToastTone,
  { icon: IconType; tone: keyof typeof styles.glyph; role: 'status' | 'alert' }
> = {
  success: { icon: CircleCheck, tone: 'ok', role: 'status' },
  info: { icon: Info, tone: 'info', role: 'status' },
  warning: { icon: TriangleAlert, tone: 'warn', role: 'alert' },
  error: { icon: CircleAlert, tone: 'bad', role: 'alert' },
};

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
      {toasts.map(({ id, tone, message, action, isFullWidth: fullWidth }) => {
        const { icon, tone: colour, role } = looks[tone];
        return (
          <div key={id} className={cx(styles.toast, fullWidth && styles.wide)}>
            <span className={styles.glyph[colour]}>
              <Icon icon={icon} />
            </span>
            <div role={role} aria-atomic className={styles.text}>
              {message}
            </div>
            <div className={styles.actions}>
              {action && (
                <Button
                  size="sm"
                  variant="ghost"
                  onPress={() => {
                    action.onPress();
                    dismiss(id);
                  }}
                >
                  {action.label}
                </Button>
              )}
              <IconButton
                icon={X}
                label={messages.dismiss}
                size="sm"
                hideTooltip
                onPress={() => dismiss(id)}
              />
            </div>
          </div>
        );
      })}
    </div>,
  );
}
