import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { space } = vars;

export const brand = pattern({ display: 'flex', alignItems: 'center', gap: space[12], minWidth: 0 });
/** Ends before the search, which is in the middle of the header and does not move. */
export const besideSearch = pattern({
  maxWidth: `calc(50% - min(${measure.search} / 2, 17%) - ${space[24]})`,
});
export const tag = pattern({ display: 'flex', flex: 'none' });
