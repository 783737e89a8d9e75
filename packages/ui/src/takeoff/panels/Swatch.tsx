import { assignInlineVars } from '@vanilla-extract/dynamic';
import { cx } from '../../cx.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { CanvasCondition } from '../types.ts';
import { toolIcons } from './toolIcons.ts';
import * as styles from './Swatch.css.ts';

interface SwatchProps {
  condition: Pick<CanvasCondition, 'color' | 'type'>;
  /** Nothing is measured with it here: an outline. */
  isEmpty?: boolean;
}

/** A condition's colour with the glyph of how it is measured. */
export function Swatch({ condition, isEmpty }: SwatchProps) {
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
