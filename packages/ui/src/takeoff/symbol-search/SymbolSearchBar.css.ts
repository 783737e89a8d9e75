import { pattern, raisedSurface, sum } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { narrow } from '../panels/panel.css.ts';

const { color, space, type } = vars;

/** Bar floating at the bottom of the sheet. */
export const bar = pattern(
  {
    position: 'absolute',
    zIndex: 2,
    bottom: space[16],
    left: '50%',
    transform: 'translateX(-50%)',
    display: 'grid',
    // A row that is wider than the sheet wraps instead of widening the bar.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    width: 'max-content',
    maxWidth: `calc(100% - ${space[16]})`,
    maxHeight: `calc(100% - ${space[32]})`,
    overflow: 'auto',
    padding: `${space[8]} ${space[12]}`,
    borderRadius: vars.radius.card,
    ...raisedSurface,
    color: color.text.primary,
    boxShadow: vars.shadow.popover,
    fontSize: type.small.size,
    lineHeight: type.small.line,
    '@media': { [narrow]: { bottom: space[8] } },
  },
  'bar',
);
export const row = pattern(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[8]} ${space[12]}` },
  'row',
);
export const figure = pattern({ fontWeight: vars.weight.strong, fontSize: type.body.size }, 'figure');
export const muted = pattern({ color: color.text.muted }, 'muted');
/** Fixed to the width of the longest text, so that the arrows do not move. */
export const place = pattern(
  {
    minWidth: `calc(${space[72]} * 2)`,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    color: color.text.muted,
    '@media': { [narrow]: { flex: '1 1 auto' } },
  },
  'place',
);
/** Arrows around the number of the current proposal, which stay in one row. */
export const stepper = pattern(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    '@media': { [narrow]: { flex: '1 1 auto' } },
  },
  'stepper',
);
export const grow = pattern({ flex: '1 1 0', minWidth: 0 }, 'grow');
export const slider = pattern(
  { display: 'flex', alignItems: 'center', gap: space[8], flex: 'none', maxWidth: '100%' },
  'slider',
);
export const track = pattern({ width: sum(space[72], space[72], space[16]) }, 'track');
export const progress = pattern({ width: `calc(${space[72]} * 3)` }, 'progress');
export const note = pattern(
  {
    margin: 0,
    maxWidth: `calc(${space[72]} * 7)`,
    textWrap: 'pretty',
    color: color.text.muted,
  },
  'note',
);
