import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useRef, type ReactNode } from 'react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { cx } from '../../cx.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { toneGlyph } from '../../components/Status/tones.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { estimateSheetMessages } from './EstimateSheet.messages.ts';
import * as styles from './EstimateSummary.css.ts';

/** Line of the summary. */
export interface SummaryLine {
  /** Unique id. */
  id: string;
  /** Name of the figure. */
  label: string;
  /** Hours, a rate or a `RateEdit`. */
  note?: ReactNode;
  /** Formatted figure. */
  value: string;
  /** Emphasizes the line as a sum. */
  isSum?: boolean;
  /** Mutes a zero figure. */
  isZero?: boolean;
}

/** Result of a check. */
export interface SummaryCheck {
  /** Severity. */
  tone: 'ok' | 'warn' | 'bad';
  /** Message. */
  text: string;
}

export interface EstimateSummaryProps {
  /** Name of the total. */
  label: string;
  /** Formatted total. */
  total: string;
  /** Lines below the total, e.g. markup, margin or price per area. */
  note?: readonly string[];
  /** Called with the element of the total when its derivation is requested. */
  onExplain?: (anchor: HTMLElement) => void;
  /** Parts of the total as shares in any scale; at most six. */
  parts?: readonly { label: string; share: number }[];
  /** Lines below the parts. */
  lines: readonly SummaryLine[];
  /** Checks below the lines. */
  checks?: readonly SummaryCheck[];
  /** Content at the end. */
  children?: ReactNode;
}

/** Summary of an estimate: total, parts, lines and checks. */
export function EstimateSummary({
  label,
  total,
  note = [],
  onExplain,
  parts = [],
  lines,
  checks = [],
  children,
}: EstimateSummaryProps) {
  const messages = useMessages('estimateSheet', estimateSheetMessages);
  const { locale } = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const figure = useRef<HTMLButtonElement>(null);
  const shown = parts.filter((part) => part.share > 0);
  const whole = shown.reduce((sum, part) => sum + part.share, 0);
  const toneOf = (label: string) =>
    styles.tone[(parts.findIndex((part) => part.label === label) + 1) as keyof typeof styles.tone];
  return (
    <>
      <div className={styles.summaryLabel}>{label}</div>
      <BareButton
        ref={figure}
        className={styles.summaryTotal}
        aria-label={messages.explain(label, total)}
        onPress={() => figure.current && onExplain?.(figure.current)}
      >
        {total}
      </BareButton>
      {note.map((line) => (
        <div key={line} className={styles.summaryNote}>
          {line}
        </div>
      ))}
      {whole > 0 && (
        <>
          <div className={styles.stack} aria-hidden>
            {shown.map((part) => (
              <span
                key={part.label}
                className={cx(styles.part, toneOf(part.label))}
                style={assignInlineVars({ [styles.share]: String(part.share / whole) })}
              />
            ))}
          </div>
          <ul className={styles.legend} aria-label={messages.parts(label)}>
            {shown.map((part) => (
              <li key={part.label} className={styles.legendItem}>
                <span className={cx(styles.legendMark, toneOf(part.label))} aria-hidden />
                {part.label}
                <span className={styles.legendShare}>{percent.format(part.share / whole)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={line.id} className={cx(styles.line, line.isSum && styles.lineSum)}>
            <dt className={styles.lineLabel}>
              {line.label}
              {line.note !== undefined && <span className={styles.lineNote}>{line.note}</span>}
            </dt>
            <dd className={styles.lineValue} data-zero={line.isZero ? '' : undefined}>
              {line.value}
            </dd>
          </div>
        ))}
      </dl>
      {checks.length > 0 && (
        <section className={styles.block}>
          <h2 className={styles.blockTitle}>{messages.checks}</h2>
          <CheckList checks={checks} />
        </section>
      )}
      {children}
    </>
  );
}

/** List of checks with their results. */
export function CheckList({ checks }: { checks: readonly SummaryCheck[] }) {
  return (
    <ul>
      {checks.map((check) => (
        <li key={check.text} className={styles.check}>
          <span className={styles.checkTone[check.tone]}>
            <Icon icon={toneGlyph[check.tone]} />
          </span>
          <span>{check.text}</span>
        </li>
      ))}
    </ul>
  );
}
