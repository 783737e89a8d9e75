import { pattern, screens, sum, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type, weight } = vars;

/** Height of the bars at the edges. */
export const bar = sum(space[40], space[8]);
export const phone = screens.phone;

/** Maximum width at which panels are sheets over the canvas. */
export const narrow = '(max-width: 56.25rem)';

export const panelHead = pattern(
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    height: sum(space[40], space[4]),
    fontSize: type.small.size,
    lineHeight: type.small.line,
  },
  'panelHead',
);
export const panelTitle = pattern(
  { ...truncated, minWidth: 0, fontWeight: weight.strong, fontSize: type.small.size },
  'panelTitle',
);

export const panelCount = pattern(
  { color: color.text.muted, fontVariantNumeric: 'tabular-nums' },
  'panelCount',
);
export const grow = pattern({ flex: '1 1 0', minWidth: 0 }, 'grow');

export const code = pattern(
  {
    fontFamily: vars.font.mono,
    fontSize: type.caption.size,
    fontWeight: weight.strong,
    color: color.text.primary,
    whiteSpace: 'nowrap',
  },
  'code',
);
export const ellipsis = pattern({ minWidth: 0, ...truncated }, 'ellipsis');
