import type { Hatch, MarkShape, TakeoffType } from '@plumbline/estimating';
import * as styles from './ConditionCell.css.ts';
import { Swatch } from './Swatch.tsx';

export interface ConditionCellProps {
  /** Code of the condition. */
  code: string;
  /** Name of the condition. */
  name: string;
  /** CSS color of the condition. */
  color: string;
  /** Hatch of areas and lines. */
  hatch?: Hatch | undefined;
  /** Shape of count marks. */
  markShape?: MarkShape | undefined;
  /** Take-off type; determines the glyph. */
  type: TakeoffType;
}

/** Cell of a condition: swatch as on the plans, code and name. */
export function ConditionCell({ code, name, color, type, hatch, markShape }: ConditionCellProps) {
  return (
    <span className={styles.condition}>
      <Swatch condition={{ color, type, hatch, markShape }} />
      <span className={styles.code}>{code}</span>
      <span className={styles.name} title={name}>
        {name}
      </span>
    </span>
  );
}
