import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at } from '../../tokens/measures.ts';

const { color, space } = vars;

export const bar = pattern({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  paddingBlock: `${space[12]} calc(${space[12]} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.line.default}`,
  background: color.surface.panel,
});
export const message = pattern({ minWidth: 0, overflowWrap: 'anywhere' });
export const actions = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [at.phone]: { flex: '1 0 100%' } },
});
/** Each action takes the same share of the width on a phone. */
export const action = pattern({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [at.phone]: { flex: '1 1 0' } },
});
