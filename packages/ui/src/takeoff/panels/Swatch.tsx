import { assignInlineVars } from '@vanilla-extract/dynamic';
import { cx } from '../../cx.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { LookSample } from '../../patterns/LookPicker/LookSample.tsx';
import type { Hatch, MarkShape, TakeoffType } from '@plumbline/estimating';
import { toolIcons } from './toolIcons.ts';
import * as styles from './Swatch.css.ts';

interface SwatchProps {
  condition: {
    color: string;
    type: TakeoffType;
    hatch?: Hatch | undefined;
    markShape?: MarkShape | undefined;
  };
  /** Shows an outline, for conditions without measures. */
  isEmpty?: boolean;
}

const isPlain = ({ type, hatch = 'none', markShape = 'circle' }: SwatchProps['condition']) =>
  type === 'count' ? markShape === 'circle' : hatch === 'none';

/** Swatch of a condition: color and type glyph, or a sample of its hatch or mark shape. */
export function Swatch({ condition, isEmpty }: SwatchProps) {
  if (!isPlain(condition))
    return (
      <span className={cx(styles.swatch, styles.swatchDrawn, isEmpty && styles.swatchUnused)} aria-hidden>
        <LookSample
          type={condition.type}
          color={condition.color}
          hatch={condition.hatch}
          markShape={condition.markShape}
        />
      </span>
    );
  return (
    <span
      className={cx(styles.swatch, isEmpty && styles.swatchOff)}
      style={assignInlineVars({ [styles.swatchColor]: condition.color })}
      aria-hidden
    >
      <Icon icon={toolIcons[condition.type]} size={14} />
    </span>
  );
}
