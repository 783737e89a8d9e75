import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { cx } from '../../cx.ts';
import { useMedia } from '../../hooks.ts';
import { screens } from '../../styles/breakpoints.ts';
import * as styles from './PlanPins.css.ts';

export interface PlanMessageProps {
  title: string;
  children?: ReactNode;
  /** Announces the message as an error, immediately. */
  isError?: boolean;
  action?: { label: string; onPress: () => void } | undefined;
  isNarrow: boolean;
}

/** Message over the plan, which stays usable. */
export function PlanMessage({ title, children, isError, action, isNarrow }: PlanMessageProps) {
  const isTouch = useMedia(screens.touch);
  return (
    <div className={cx(styles.notice, isNarrow && styles.noticeNarrow)} role={isError ? 'alert' : 'status'}>
      <p className={styles.noticeText}>
        <strong className={styles.noticeTitle}>{title}</strong>
        {children !== undefined && <span>{children}</span>}
      </p>
      {action && (
        <Button size={isNarrow || isTouch ? 'lg' : 'sm'} onPress={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
