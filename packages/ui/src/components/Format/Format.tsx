import { useLocale } from '../../locale.tsx';
import { formatDate, formatDateTime } from '../Date/dates.ts';
import { cx } from '../../cx.ts';
import * as styles from './Format.css.ts';
import { formatMoney, formatQuantity, type MoneyFormat } from './money.ts';

export interface MoneyProps extends MoneyFormat {
  /** Decimal string; empty values show a dash. */
  value: string | null | undefined;
  /** Aligned to the end of its box. */
  aligned?: boolean;
  /** Green for positive, red for negative values. */
  toned?: boolean;
}

/** Localized amount of money. */
export function Money({ value, aligned, toned, ...format }: MoneyProps) {
  const { locale } = useLocale();
  if (value === null || value === undefined || value === '') return <span>–</span>;
  const sign = value.startsWith('-') ? -1 : /[1-9]/.test(value) ? 1 : 0;
  return (
    <span
      className={cx(
        styles.figure,
        aligned && styles.aligned,
        toned && sign > 0 && styles.good,
        toned && sign < 0 && styles.bad,
      )}
    >
      {formatMoney(value, toned ? { ...format, signed: true } : format, locale)}
    </span>
  );
}

export interface QuantityProps {
  /** A decimal string. */
  value: string | null | undefined;
  /** SQFT, LF, EA. */
  unit?: string;
  /** Minimum number of decimals. */
  minFractionDigits?: number;
  /** Maximum number of decimals. */
  maxFractionDigits?: number;
  /** Aligns the decimal points in a column. */
  aligned?: boolean;
}

/** Quantity with unit. */
export function Quantity({ value, unit, minFractionDigits, maxFractionDigits, aligned }: QuantityProps) {
  if (value === null || value === undefined || value === '') return <span>–</span>;
  return (
    <span className={cx(styles.figure, aligned && styles.aligned)}>
      {formatQuantity(value, minFractionDigits, maxFractionDigits)}
      {unit && (
        <>
          {/* A character and not only a margin: copied text keeps figure and unit apart. */}{' '}
          <span className={styles.unit}>{unit}</span>
        </>
      )}
    </span>
  );
}

export interface DateTextProps {
  /** YYYY-MM-DD or an ISO instant, read in UTC. */
  value: string | null | undefined;
  /** Shows an instant with its time, both in local time. */
  withTime?: boolean;
}

/** MMM DD, YYYY. */
export function DateText({ value, withTime }: DateTextProps) {
  const text = value ? (withTime ? formatDateTime(value) : formatDate(value)) : '';
  if (!value || text === '') return <span>–</span>;
  return (
    <time dateTime={value} className={styles.date}>
      {text}
    </time>
  );
}
