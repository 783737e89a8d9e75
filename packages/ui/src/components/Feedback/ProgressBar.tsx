import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId } from 'react';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { formatShare } from '../Format/formatPercent.ts';
import type { Tone } from '../Status/tones.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { feedbackMessages } from './Feedback.messages.ts';
import * as styles from './Feedback.css.ts';

export interface ProgressBarProps {
  /** Accessible name. */
  label: string;
  /** Hides the label visually; assistive technology still reads it. */
  hideLabel?: boolean;
  /** 0 to `max`; without it the length is unknown. */
  value?: number;
  /** Value of the complete bar. */
  max?: number;
  /** Text at the end instead of the percentage: "14 of 31". */
  valueText?: string;
  /** Semantic color. */
  tone?: Tone;
}

/**
 * Progress bar.
 *
 * @example
 * <ProgressBar label="Reading plans" value={12} max={40} />
 */
export function ProgressBar({ label, hideLabel, value, max = 100, valueText, tone }: ProgressBarProps) {
  const id = useId();
  const { locale } = useLocale();
  const part = value === undefined ? undefined : Math.min(1, Math.max(0, max > 0 ? value / max : 0));
  const text = valueText ?? (part === undefined ? undefined : formatShare(part, locale));
  return (
    <div>
      {!hideLabel && (
        <div className={styles.progressHead}>
          <span id={id}>{label}</span>
          {text && <span className={styles.progressFigure}>{text}</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-labelledby={hideLabel ? undefined : id}
        aria-label={hideLabel ? label : undefined}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        className={styles.progress}
      >
        <div
          className={cx(
            styles.progressFill,
            tone && styles.progressTone[tone],
            part === undefined && styles.sliding,
          )}
          style={part === undefined ? undefined : assignInlineVars({ [styles.part]: `${part * 100}%` })}
        />
      </div>
    </div>
  );
}

export interface LoaderBarProps {
  /** Shows the bar. */
  isLoading: boolean;
  /** Accessible name. */
  label?: string;
}

/** Thin bar under the header while a page loads. */
export function LoaderBar({ isLoading, label }: LoaderBarProps) {
  const messages = useMessages('feedback', feedbackMessages);
  if (!isLoading) return null;
  return (
    <div role="progressbar" aria-label={label ?? messages.loadingPage} className={styles.loader}>
      <div className={cx(styles.loaderFill, styles.sliding)} />
    </div>
  );
}
