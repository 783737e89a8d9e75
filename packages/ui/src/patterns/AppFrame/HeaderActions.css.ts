import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at } from '../../tokens/measures.ts';

const { size, space } = vars;

export const actions = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
  '@media': { [at.narrow]: { gap: 0 } },
});
/** Touch targets of the narrow header. */
export const touch = pattern({
  display: 'grid',
  placeItems: 'center',
  minWidth: size.touch,
  minHeight: size.touch,
});

/** Keeps the place of a button that is loaded later. */
export const slot = pattern({ minWidth: size.control });
