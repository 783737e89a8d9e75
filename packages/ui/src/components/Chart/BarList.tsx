import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './Chart.css.ts';

export interface BarListItem {
  id: string;
  label: string;
  /** Value that determines the length of the bar. */
  value: number;
  /** Value of a second, longer bar behind it. */
  secondary?: number;
  count?: number;
  /** One figure for each figure column. */
  figures?: readonly ReactNode[];
  href?: string;
}

export interface BarListProps {
  /** Names the table. */
  label: string;
  /** Headers of the label, count and figure columns. */
  heads: { label: string; count?: string; figures?: readonly string[] };
  /** Legend of the bars. */
  legend?: { value: string; secondary?: string };
  /** Rows with label, value and optional figures. */
  items: readonly BarListItem[];
  /** Total row below the items. */
  total?: { label: string; count?: number; figures?: readonly ReactNode[] };
}

/**
 * List of amounts with bars, rendered as a table.
 *
 * @example
 * <BarList
 *   label="Bids by stage"
 *   heads={{ label: 'Stage', count: 'Count' }}
 *   items={[
 *     { id: 'open', label: 'Open', value: 12, count: 12 },
 *     { id: 'sent', label: 'Sent', value: 7, count: 7 },
 *   ]}
 * />
 */
export function BarList({ label, heads, legend, items, total }: BarListProps) {
  const { locale } = useLocale();
  const maxValue = Math.max(1, ...items.flatMap(({ value, secondary = 0 }) => [value, secondary]));
  const hasCount = heads.count !== undefined;
  const figures = heads.figures ?? [];
  const width = (value: number) => assignInlineVars({ [styles.length]: `${(value / maxValue) * 100}%` });
  const lastFigure = figures.length - 1;
  // On narrow charts the bars shrink before the figures do.
  const track = cx(styles.barTrack, (hasCount || figures.length > 0) && styles.barSpare);
  return (
    <div className={styles.barBox}>
      <table className={styles.bars} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.barHead}>
              {heads.label}
            </th>
            {hasCount && (
              <th scope="col" className={cx(styles.barHead, styles.barFigure)}>
                {heads.count}
              </th>
            )}
            <td className={cx(styles.barHead, track)}>
              {legend && (
                <span aria-hidden className={styles.legends}>
                  <span className={styles.legend}>
                    <span className={cx(styles.swatch, styles.barPrimary)} />
                    {legend.value}
                  </span>
                  {legend.secondary && (
                    <span className={styles.legend}>
                      <span className={cx(styles.swatch, styles.barSecondary)} />
                      {legend.secondary}
                    </span>
                  )}
                </span>
              )}
            </td>
            {figures.map((head) => (
              <th key={head} scope="col" className={cx(styles.barHead, styles.barFigure)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row" className={cx(styles.barCell, styles.barLabel)} title={item.label}>
                {item.href === undefined ? (
                  item.label
                ) : (
                  <Link href={item.href} tone="primary">
                    {item.label}
                  </Link>
                )}
              </th>
              {hasCount && (
                <td className={cx(styles.barCell, styles.barFigure, styles.barMuted)}>
                  {item.count?.toLocaleString(locale)}
                </td>
              )}
              <td className={cx(styles.barCell, track)}>
                <div className={styles.barOuter} aria-hidden>
                  {item.secondary !== undefined && (
                    <div className={cx(styles.barInner, styles.barSecondary)} style={width(item.secondary)} />
                  )}
                  <div className={cx(styles.barInner, styles.barPrimary)} style={width(item.value)} />
                </div>
              </td>
              {figures.map((head, at) => (
                <td
                  key={head}
                  className={cx(
                    styles.barCell,
                    styles.barFigure,
                    at === 0 ? styles.barStrong : at === lastFigure && styles.barMuted,
                  )}
                >
                  {item.figures?.[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr className={styles.total}>
              <th scope="row" className={cx(styles.barCell, styles.barLabel)}>
                {total.label}
              </th>
              {hasCount && (
                <td className={cx(styles.barCell, styles.barFigure, styles.barMuted)}>
                  {total.count?.toLocaleString(locale)}
                </td>
              )}
              <td className={cx(styles.barCell, track)} />
              {figures.map((head, at) => (
                <td key={head} className={cx(styles.barCell, styles.barFigure, styles.barStrong)}>
                  {total.figures?.[at]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
