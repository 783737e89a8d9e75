import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at } from '../../tokens/measures.ts';

/** Content without a panel keeps its own sizing. */
export const beside = pattern({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 0,
  '@media': {
    [at.beside]: { selectors: { '&[data-beside]': { paddingInlineEnd: vars.size.recordPanel } } },
  },
});
