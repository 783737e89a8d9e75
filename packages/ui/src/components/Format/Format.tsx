import { useLocale } from '../../locale.tsx';
import { formatDate, formatDateTime } from '../Date/dates.ts';
import { cx } from '../../cx.ts';
import * as styles from './Format.css.ts';
import { formatMoney, formatQuantity, type MoneyFormat } from './money.ts';

export interface MoneyProps extends MoneyFormat {
  /** Decimal string; empty values show a dash. */
  value: string | null | undefined;
  /** Aligned to the end of its box. */
  isAligned?: boolean;
  /** Green for positive, red for negative values. */
  isToned?: boolean;
}

/** Dash in place of a missing figure, below the last digits of a column. */
const NoFigure = ({ isAligned }: { isAligned: boolean | undefined }) => (
  <span className={isAligned ? styles.aligned : undefined}>–</span>
);

/**
 * Localized amount of money.
 *
 * @example
 * <Money value="21088.75" />
 */
export function Money({ value, isAligned: aligned, isToned: toned, ...format }: MoneyProps) {
  const { locale } = useLocale();
  if (value === null || value === undefined || value === '') return <NoFigure isAligned={aligned} />;
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
      {formatMoney(value, toned ? { ...format, showSign: true } : format, locale)}
    </span>
  );
}

export interface QuantityProps {
  /** A decimal string. */
  value: string | null | undefined;
  /** SF, LF, EA. */
  unit?: string;
  /** Minimum number of decimals. */
  minFractionDigits?: number;
  /** Maximum number of decimals. */
  maxFractionDigits?: number;
  /** Aligns the decimal points in a column. */
  isAligned?: boolean;
}

/**
 * Quantity with unit.
 *
 * @example
 * <Quantity value="3817" unit="SF" />
 */
export function Quantity({
  value,
  unit,
  minFractionDigits,
  maxFractionDigits,
  isAligned: aligned,
}: QuantityProps) {
  if (value === null || value === undefined || value === '') return <NoFigure isAligned={aligned} />;
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
  showTime?: boolean;
}

/**
 * MMM DD, YYYY.
 *
 * @example
 * <DateText value="2026-03-12" />
 */
export function DateText({ value, showTime: withTime }: DateTextProps) {
  const text = value ? (withTime ? formatDateTime(value) : formatDate(value)) : '';
  if (!value || text === '') return <span>–</span>;
  return (
    <time dateTime={value} className={styles.date}>
      {text}
    </time>
  );
}
