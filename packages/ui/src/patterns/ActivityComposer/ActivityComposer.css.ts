import { globalStyle } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { at } from '../../tokens/measures.ts';

const { color, space, type } = vars;

export const root = pattern({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minWidth: 0,
});
export const open = pattern({
  padding: space[12],
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
});
export const kinds = pattern({ display: 'flex', minWidth: 0 });
export const line = pattern({ display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0 });
export const text = pattern({ flex: '1 1 auto', minWidth: 0 });
/** First line of the draft; the remaining text is visible when opened. */
export const closedText = pattern({});
globalStyle(`${closedText} textarea`, {
  '@layer': {
    [layers.pattern]: {
      maxHeight: '1lh',
      paddingBlock: 0,
      marginBlock: `calc(${space[8]} - 1px)`,
      overflow: 'hidden',
      cursor: 'pointer',
    },
  },
});
export const quick = pattern({
  display: 'flex',
  flex: 'none',
  gap: space[4],
  '@media': { [at.phone]: { display: 'none' } },
});
export const draftMark = pattern({ flex: 'none' });
export const fields = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr))',
  gap: space[12],
  alignItems: 'start',
  '@media': { [at.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wide = pattern({ gridColumn: '1 / -1', minWidth: 0 });
/** Two labels side by side are too long for half of a phone. */
export const wideOnPhone = pattern({ minWidth: 0, '@media': { [at.phone]: { gridColumn: '1 / -1' } } });
export const foot = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
});
export const hint = pattern({
  marginInlineEnd: 'auto',
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
export const locked = pattern({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  overflowWrap: 'anywhere',
});
export const lockedGlyph = pattern({ flex: 'none', paddingBlockStart: 1 });
