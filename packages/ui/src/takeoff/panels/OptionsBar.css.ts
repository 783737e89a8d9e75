import { pattern, sum } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { narrow } from './panel.css.ts';

const { color, space, type, radius } = vars;

export const options = pattern(
  {
    position: 'absolute',
    zIndex: 2,
    top: space[20],
    left: '50%',
    transform: 'translateX(-50%)',
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    maxWidth: `calc(100% - ${space[16]})`,
    minHeight: sum(space[40], space[4]),
    paddingInline: space[8],
    borderRadius: radius.card,
    background: color.surface.raised,
    boxShadow: vars.shadow.popover,
    whiteSpace: 'nowrap',
    overflow: 'auto hidden',
    scrollbarWidth: 'none',
    '@media': { [narrow]: { top: space[8] } },
  },
  'options',
);

export const rule = pattern(
  { flex: 'none', width: '1px', height: space[20], background: color.line.default },
  'rule',
);

/** Sticky, so that it is reachable if the options overflow. */
export const finish = pattern(
  {
    position: 'sticky',
    insetInlineEnd: `calc(-1 * ${space[8]})`,
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    marginInlineEnd: `calc(-1 * ${space[8]})`,
    paddingInlineEnd: space[8],
    background: color.surface.raised,
  },
  'finish',
);
export const picked = pattern({ display: 'flex', alignItems: 'center', gap: space[8] }, 'picked');

export const pickedName = pattern({ '@media': { [narrow]: { display: 'none' } } }, 'pickedName');
export const field = pattern(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    fontSize: type.small.size,
    color: color.text.muted,
  },
  'field',
);
/** Sized by its text; positioned from the center it would get only half of the width. */
export const worded = pattern({ width: 'max-content' }, 'worded');
/** Shrinks first. */
export const missing = pattern(
  {
    flex: '0 1 auto',
    minWidth: 0,
    paddingBlock: space[4],
    whiteSpace: 'normal',
    fontSize: type.small.size,
    lineHeight: type.small.line,
    color: color.text.muted,
  },
  'missing',
);
export const fieldShort = pattern({ width: space[40] }, 'fieldShort');
export const fieldWide = pattern({ width: `calc(${space[72]} * 2)` }, 'fieldWide');
export const fieldInput = pattern({ width: sum(space[56], space[12]) }, 'fieldInput');
/** Wide enough for an error message; the bar grows. */
export const fieldWrong = pattern(
  { width: `calc(${space[72]} * 2)`, paddingBlock: space[8], whiteSpace: 'normal' },
  'fieldWrong',
);
