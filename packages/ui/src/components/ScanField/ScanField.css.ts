import { vars } from '../../tokens/contract.css.ts';
import { component, screens } from '../../styles/layers.ts';

const { color, space, type, weight } = vars;

export const stack = component({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 });
/** One line for the last answer. Its height is kept while nothing was scanned, so that nothing below moves. */
export const line = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  minHeight: vars.size.touch,
  paddingBlock: space[4],
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const lineText = component({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });
export const what = component({ fontWeight: weight.medium });
export const muted = component({ color: color.text.muted });
export const code = component({
  color: color.text.muted,
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  letterSpacing: vars.tracking.none,
  unicodeBidi: 'isolate',
  // Moves to the next line as a whole, because a code that is broken at its hyphen reads as two.
  display: 'inline-block',
  maxWidth: '100%',
});
export const aside = component({
  flex: 'none',
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const glyph = component({ display: 'inline-flex', flex: 'none', color: color.icon.default });
export const ok = component({ color: color.tone.ok.fg });
export const bad = component({ color: color.tone.bad.fg });
export const warn = component({ color: color.tone.warn.fg });

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[16]}`,
  paddingBlock: `${space[8]} ${space[4]}`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const title = component({ fontWeight: weight.medium });
export const counts = component({ color: color.text.muted, fontVariantNumeric: 'tabular-nums' });
export const list = component({ borderBlockStart: `1px solid ${color.line.default}` });
export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: space[56],
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  // The time goes below the text, which needs the width.
  '@media': {
    [screens.phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignContent: 'center',
      gap: `0 ${space[8]}`,
    },
  },
});
const wholeRow = { '@media': { [screens.phone]: { gridRow: '1 / 3' } } };
export const rowGlyph = component({ display: 'inline-flex', ...wholeRow });
export const rowAction = component({ display: 'inline-flex', flex: 'none', ...wholeRow });
export const rowTime = component({ '@media': { [screens.phone]: { gridArea: '2 / 2' } } });
export const rowText = component({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const details = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
  color: color.text.muted,
});
export const struck = component({ textDecoration: 'line-through', color: color.text.muted });
export const empty = component({
  paddingBlock: space[16],
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
