import { pattern, sum } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const opening = pattern({ width: sum(space[56], space[12]) }, 'opening');
/** Grows for its message. */
export const openingWrong = pattern({ width: `calc(${space[72]} * 2)` }, 'openingWrong');
/** Label and buttons stay beside the field when its message is below it. */
export const wrongRow = pattern({ alignItems: 'baseline' }, 'wrongRow');
/** At the end of their row, and together when they have no room beside the field. */
export const actions = pattern({ display: 'flex', gap: space[12], marginInlineStart: 'auto' }, 'actions');
export const text = pattern({ flex: '0 1 auto', maxWidth: `calc(${space[72]} * 6)` }, 'text');
export const list = pattern(
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${sum(space[72], space[72], space[32])}, 1fr))`,
    gap: `${space[4]} ${space[12]}`,
    width: `calc(${space[72]} * 8)`,
    maxWidth: '100%',
    maxHeight: `calc(${space[72]} * 2)`,
    overflow: 'auto',
    margin: 0,
    // Room for the focus ring of the first column.
    padding: space[4],
    listStyle: 'none',
    borderBlock: `1px solid ${color.line.default}`,
  },
  'list',
);
