import { globalStyle } from '@vanilla-extract/css';
import * as button from '../../components/Button/Button.css.ts';
import { pattern, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { at } from '../../tokens/measures.ts';

const { color, space, type } = vars;

export const grid = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[24],
  rowGap: space[4],
  '@media': { [at.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const property = pattern({
  display: 'grid',
  gridTemplateColumns: '7.25rem minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: vars.size.controlSmall,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  // Same height as inline-edited properties, which need a touch target.
  '@media': {
    [screens.touch]: {
      minHeight: vars.size.touch,
      alignContent: 'start',
      gridAutoRows: `minmax(calc(${space[24]} + ${space[4]}), auto)`,
    },
  },
});
/** Inline-edited properties have padding, so this aligns their text with the others. */
export const edit = pattern({ marginInline: `calc(-1 * ${space[8]})`, minWidth: 0 });
export const wide = pattern({ gridColumn: '1 / -1' });
export const label = pattern({ color: color.text.muted, overflow: 'hidden', textOverflow: 'ellipsis' });
export const value = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  overflowWrap: 'anywhere',
});
/** Aligns the icon of an add button, not its edge, with the values. */
globalStyle(`${value} > ${button.variant.ghost}:first-child`, {
  '@layer': { [layers.pattern]: { marginInlineStart: `calc(-1 * ${space[12]})` } },
});
