import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { current, dismiss, pauseAll, resumeAll, subscribe, type ToastTone } from './queue.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { toastWords } from './Toast.messages.ts';
import * as styles from './Toast.css.ts';
import { onPage } from '../../overlay/onPage.ts';

const looks: Record<
  ToastTone,
  { icon: IconType; tone: keyof typeof styles.glyph; role: 'status' | 'alert' }
> = {
  success: { icon: CircleCheck, tone: 'ok', role: 'status' },
  info: { icon: Info, tone: 'info', role: 'status' },
  warning: { icon: TriangleAlert, tone: 'warn', role: 'alert' },
  error: { icon: CircleAlert, tone: 'bad', role: 'alert' },
};

/** Where toasts appear: once in an application. F6 moves the focus to it and back. */
export function ToastRegion() {
  const words = useMessages('toast', toastWords);
  const toasts = useSyncExternalStore(subscribe, current, current);
  const region = useRef<HTMLDivElement>(null);
  const from = useRef<Element>(null);

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
  return onPage(
    <div
      ref={region}
      role="region"
      aria-label={words.label}
      tabIndex={-1}
      // Overlays hide what is outside them from assistive technology; messages stay heard.
      data-react-aria-top-layer="true"
      // What a dialog did is taken back while the dialog is open, too.
      data-over-layers
      className={cx(styles.region, toasts.some(({ fullWidth }) => fullWidth) && styles.regionWide)}
      onMouseEnter={pauseAll}
      onMouseLeave={resumeAll}
      onFocus={pauseAll}
      onBlur={resumeAll}
    >
      {toasts.map(({ id, tone, message, action, fullWidth }) => {
        const { icon, tone: colour, role } = looks[tone];
        return (
          <div key={id} className={cx(styles.toast, fullWidth && styles.wide)}>
            <span className={styles.glyph[colour]}>
              <Icon icon={icon} />
            </span>
            <div role={role} aria-atomic className={styles.words}>
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
              <IconButton icon={X} label={words.dismiss} size="sm" noTooltip onPress={() => dismiss(id)} />
            </div>
          </div>
        );
      })}
    </div>,
  );
}
