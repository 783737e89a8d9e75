import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { cx } from '../../cx.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { parseDecimal } from '../../components/Number/decimal.ts';
import { toneGlyph } from '../../components/Status/tones.ts';
import * as styles from './EstimateSheet.css.ts';

export interface SummaryLine {
  id: string;
  label: string;
  /** Hours, a rate, or a `RateEdit`. */
  note?: ReactNode;
  value: string;
  isSum?: boolean;
  isZero?: boolean;
}

export interface SummaryCheck {
  tone: 'ok' | 'warn' | 'bad';
  text: string;
}

export interface EstimateSummaryProps {
  /** What the large figure is. */
  label: string;
  total: string;
  /** Markup and margin, a price per area: a line each. */
  note?: readonly string[];
  /** Asks how the total comes about; gives the element to stand beside. */
  onExplain?: (anchor: HTMLElement) => void;
  /** Parts of the total, in shares of any scale; at most six. */
  parts?: readonly { label: string; share: number }[];
  lines: readonly SummaryLine[];
  checks?: readonly SummaryCheck[];
  children?: ReactNode;
}

/** What an estimate comes to: the total, what it is made of, and what to look at before it goes out. */
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
        aria-label={`${label} ${total}. Why this number`}
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
          <ul className={styles.legend} aria-label={`Parts of the ${label.toLowerCase()}`}>
            {shown.map((part) => (
              <li key={part.label} className={styles.legendItem}>
                <span className={cx(styles.legendMark, toneOf(part.label))} aria-hidden />
                {part.label}
                <span className={styles.legendShare}>{Math.round((part.share / whole) * 100)}%</span>
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
          <h2 className={styles.blockTitle}>Checks</h2>
          <CheckList checks={checks} />
        </section>
      )}
      {children}
    </>
  );
}

/** What was checked, and how it stands. */
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

export interface RateEditProps {
  /** Names the rate: "Overhead". */
  label: string;
  /** Percent, as a decimal string. */
  value: string;
  /** Saves; what its rejection says stands below the field, which stays open with what was typed. */
  onSave: (value: string) => Promise<void>;
  isReadOnly?: boolean;
}

/** A percentage in a line of totals, edited where it stands: Enter or leaving saves, Escape puts it back. */
export function RateEdit({ label, value, onSave, isReadOnly }: RateEditProps) {
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = draft !== undefined;
  useEffect(() => {
    if (isOpen) field.current?.select();
  }, [isOpen]);
  if (isReadOnly) return <span>{value}%</span>;
  const shut = (refocus: boolean) => {
    setDraft(undefined);
    setError(undefined);
    if (refocus) requestAnimationFrame(() => opener.current?.focus());
  };
  const save = async (refocus: boolean) => {
    if (draft === undefined || isSaving) return;
    const plain = draft.trim() === '' ? '0' : parseDecimal(draft.replace('%', ''));
    if (plain === null) return setError('Enter a number');
    if (Number(plain) === Number(value)) return shut(refocus);
    setSaving(true);
    try {
      await onSave(plain);
      shut(refocus);
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : 'Not saved. What you typed is still here.');
    } finally {
      setSaving(false);
    }
  };
  if (!isOpen) {
    return (
      <BareButton
        ref={opener}
        className={styles.rate}
        aria-label={`${label} ${value}%, change`}
        onPress={() => setDraft(value)}
      >
        {value}%
      </BareButton>
    );
  }
  return (
    <span className={styles.rateEditing}>
      <input
        ref={field}
        className={styles.rateField}
        aria-label={`${label}, percent`}
        aria-invalid={error ? true : undefined}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        readOnly={isSaving}
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value);
          setError(undefined);
        }}
        onBlur={() => void save(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void save(true);
          else if (event.key === 'Escape') shut(true);
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      {error && (
        <span role="alert" className={styles.rateError}>
          {error}
        </span>
      )}
    </span>
  );
}
