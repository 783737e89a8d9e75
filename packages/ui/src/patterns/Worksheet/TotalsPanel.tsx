import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useRef, type ReactNode } from 'react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { formatShare } from '../../components/Format/formatPercent.ts';
import { cx } from '../../cx.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { toneGlyph } from '../../components/Status/tones.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { totalsPanelMessages } from './TotalsPanel.messages.ts';
import * as styles from './TotalsPanel.css.ts';

/** Line of a totals panel. */
export interface TotalsPanelLine {
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
export interface CheckResult {
  /** Severity. */
  tone: 'ok' | 'warn' | 'bad';
  /** Message. */
  text: string;
}

export interface TotalsPanelProps {
  /** Name of the total. */
  label: string;
  /** Formatted total. */
  total: string;
  /** Lines below the total, e.g. a margin or a price per area. */
  notes?: readonly string[];
  /** Called with the element of the total when its derivation is requested; without it the total is text. */
  onShowDerivation?: (anchor: HTMLElement) => void;
  /** Parts of the total as shares in any scale; at most six. */
  breakdown?: readonly { label: string; share: number }[];
  /** Lines below the breakdown. */
  lines: readonly TotalsPanelLine[];
  /** Checks below the lines. */
  checks?: readonly CheckResult[];
  /** Content at the end. */
  children?: ReactNode;
}

/** Totals beside a worksheet: total, breakdown, lines and checks. */
export function TotalsPanel({
  label,
  total,
  notes = [],
  onShowDerivation,
  breakdown = [],
  lines,
  checks = [],
  children,
}: TotalsPanelProps) {
  const messages = useMessages('totalsPanel', totalsPanelMessages);
  const { locale } = useLocale();
  const figure = useRef<HTMLButtonElement>(null);
  const shown = breakdown.filter((part) => part.share > 0);
  const shareSum = shown.reduce((sum, part) => sum + part.share, 0);
  const toneOf = (label: string) =>
    styles.tone[(breakdown.findIndex((part) => part.label === label) + 1) as keyof typeof styles.tone];
  return (
    <>
      <div className={styles.label}>{label}</div>
      {onShowDerivation ? (
        <BareButton
          ref={figure}
          className={cx(styles.total, styles.totalButton)}
          aria-label={messages.totalDerivation(label, total)}
          onPress={() => figure.current && onShowDerivation(figure.current)}
        >
          {total}
        </BareButton>
      ) : (
        <div className={styles.total}>{total}</div>
      )}
      {notes.map((line) => (
        <div key={line} className={styles.note}>
          {line}
        </div>
      ))}
      {shareSum > 0 && (
        <>
          <div className={styles.stack} aria-hidden>
            {shown.map((part) => (
              <span
                key={part.label}
                className={cx(styles.part, toneOf(part.label))}
                style={assignInlineVars({ [styles.share]: String(part.share / shareSum) })}
              />
            ))}
          </div>
          <ul className={styles.legend} aria-label={messages.breakdown(label)}>
            {shown.map((part) => (
              <li key={part.label} className={styles.legendItem}>
                <span className={cx(styles.legendMark, toneOf(part.label))} aria-hidden />
                {part.label}
                <span className={styles.legendShare}>{formatShare(part.share / shareSum, locale)}</span>
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
export function CheckList({ checks }: { checks: readonly CheckResult[] }) {
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
