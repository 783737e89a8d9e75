import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { toneGlyph, type Tone } from '../Status/tones.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { feedbackMessages } from './Feedback.messages.ts';
import * as styles from './Feedback.css.ts';

export interface BannerProps {
  /** Bold first line. */
  title?: string;
  /** Message. */
  children?: ReactNode;
  /** Semantic color. */
  tone?: Tone;
  /** Icon instead of that of the tone. */
  icon?: IconType;
  /** Action beside the message. */
  action?: ReactNode;
  /** Shows a dismiss button that calls this. */
  onDismiss?: () => void;
  /** Across the page, edge to edge. */
  isAtEdge?: boolean;
  /** Announces the message immediately. */
  isUrgent?: boolean;
}

/**
 * Message about the page that stays until its cause is resolved.
 *
 * @example
 * <Banner tone="warn" title="2 prices have expired" action={<Button size="sm">Update prices</Button>}>
 *   The total may be too low.
 * </Banner>
 */
export function Banner({
  title,
  children,
  tone = 'info',
  icon,
  action,
  onDismiss,
  isAtEdge: edge,
  isUrgent: urgent,
}: BannerProps) {
  const messages = useMessages('feedback', feedbackMessages);
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={cx(styles.banner, styles.bannerTone[tone], edge && styles.bannerEdge)}
    >
      <span className={styles.bannerGlyph[tone]}>
        <Icon icon={icon ?? toneGlyph[tone]} />
      </span>
      <div className={styles.bannerBody}>
        <div className={styles.bannerText}>
          {title && <span className={styles.bannerTitle}>{title} </span>}
          {children}
        </div>
        {action && <div className={styles.bannerActions}>{action}</div>}
      </div>
      {onDismiss && (
        <div className={styles.bannerDismiss}>
          <IconButton icon={X} label={messages.dismiss} size="sm" onPress={onDismiss} />
        </div>
      )}
    </div>
  );
}
