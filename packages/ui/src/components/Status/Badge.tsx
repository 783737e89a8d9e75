import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import * as styles from './Status.css.ts';
import type { Tone } from './tones.ts';

export interface BadgeProps {
  /** Number to show. */
  count: number;
  /** Maximum shown count; above it the badge shows "99+". */
  max?: number;
  /** Semantic color. */
  tone?: Tone | 'strong';
  /** Counted items: "unread". */
  label?: string;
}

/**
 * Count badge.
 *
 * @example
 * <Badge count={3} />
 */
export function Badge({ count, max = 99, tone = 'neutral', label }: BadgeProps) {
  const { locale } = useLocale();
  const shown = count > max ? `${max.toLocaleString(locale)}+` : count.toLocaleString(locale);
  return (
    <span className={cx(styles.badge, tone === 'strong' ? styles.badgeStrong : styles.pillTone[tone])}>
      {shown}
      {label && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  );
}
