import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import type { QueuedToast, ToastTone } from './queue.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { toastMessages } from './Toast.messages.ts';
import * as styles from './Toast.css.ts';

const looks: Record<
  ToastTone,
  { icon: IconType; tone: keyof typeof styles.glyph; role: 'status' | 'alert' }
> = {
  success: { icon: CircleCheck, tone: 'ok', role: 'status' },
  info: { icon: Info, tone: 'info', role: 'status' },
  warning: { icon: TriangleAlert, tone: 'warn', role: 'alert' },
  error: { icon: CircleAlert, tone: 'bad', role: 'alert' },
};

interface ToastCardProps {
  toast: Pick<QueuedToast, 'tone' | 'message' | 'action' | 'isFullWidth'>;
  onDismiss: () => void;
}

/** One message with its action. */
export function ToastCard({ toast: { tone, message, action, isFullWidth }, onDismiss }: ToastCardProps) {
  const messages = useMessages('toast', toastMessages);
  const { icon, tone: colour, role } = looks[tone];
  return (
    <div className={cx(styles.toast, isFullWidth && styles.wide)}>
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
              onDismiss();
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton icon={X} label={messages.dismiss} size="sm" hideTooltip onPress={onDismiss} />
      </div>
    </div>
  );
}
