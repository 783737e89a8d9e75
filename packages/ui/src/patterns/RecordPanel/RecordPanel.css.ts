import { globalStyle } from '@vanilla-extract/css';
import * as button from '../../components/Button/Button.css.ts';
import * as quickAdd from '../../components/QuickAdd/QuickAdd.css.ts';
import * as statusText from '../../components/Status/Status.css.ts';
import { hidden, pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { at } from '../../tokens/measures.ts';

const { color, space, type } = vars;

export const head = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  flex: 'none',
  minHeight: `calc(${vars.size.tabs} + ${space[2]})`,
  paddingInline: `${space[16]} ${space[12]}`,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
});
export const code = pattern({
  marginInlineStart: space[4],
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const status = pattern({
  marginInlineStart: space[4],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  fontSize: type.small.size,
});
// On a phone the icon alone is visible, so that the code is not cut.
globalStyle(`${status} > ${statusText.status} > ${statusText.text}`, {
  '@layer': { [layers.pattern]: { '@media': { [at.phone]: hidden } } },
});
export const tools = pattern({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
});
export const rule = pattern({
  width: 1,
  height: space[20],
  marginInline: space[4],
  background: color.line.default,
});
export const content = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  padding: `${space[16]} ${space[24]} ${space[24]}`,
  minHeight: '100%',
  '@media': { [at.phone]: { paddingInline: space[16] } },
});
/** Limits the line length of wide text. */
export const wide = pattern({ maxWidth: '60rem', marginInline: 'auto', width: '100%' });
export const titleBlock = pattern({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 });
export const subtitle = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

/** Aligns the icon of an add button, not its edge, with the text. */
for (const addButton of [
  `${subtitle} > ${button.variant.ghost}:first-child`,
  `${content} ${quickAdd.root} > ${button.variant.ghost}`,
])
  globalStyle(addButton, {
    '@layer': { [layers.pattern]: { marginInlineStart: `calc(-1 * ${space[12]})` } },
  });
