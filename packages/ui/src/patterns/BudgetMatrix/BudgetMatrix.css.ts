import { pattern, screens, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

export const root = pattern({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 });
export const fills = pattern({ flex: '1 1 auto', height: '100%' });
/** On phones the code is above the name, because half of the width is for the figures. */
export const name = pattern({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  minWidth: 0,
  '@media': {
    [screens.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: 0, lineHeight: 1.15 },
  },
});
export const code = pattern({
  unicodeBidi: 'isolate',
  '@media': { [screens.phone]: { alignSelf: 'flex-start' } },
  flex: 'none',
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  letterSpacing: vars.tracking.none,
  fontVariantLigatures: 'none',
  color: color.text.muted,
});
export const text = pattern({ ...truncated, minWidth: 0 });
export const group = pattern({ fontWeight: vars.weight.strong });
/** Edge of a row that the change touches. */
export const edge = pattern({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlock: 0,
  width: 3,
  background: color.action.on,
  '@media': { [screens.forced]: { background: 'Highlight' } },
});
/** Both lines fit the height of a row, so that a preview moves no row. */
export const figure = pattern({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  marginInlineStart: 'auto',
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const two = pattern({ lineHeight: 1.1 });
export const now = pattern({ display: 'inline-flex', alignItems: 'center', gap: space[4] });
export const after = pattern({
  fontSize: type.caption.size,
  letterSpacing: vars.tracking.none,
  fontWeight: vars.weight.strong,
  color: color.tone.info.text,
});
export const strong = pattern({ fontWeight: vars.weight.strong });
export const quiet = pattern({ color: color.text.muted });
export const over = pattern({ fontWeight: vars.weight.strong, color: color.tone.bad.text });
export const invalid = pattern({ color: color.tone.bad.text });
export const diamond = pattern({
  flex: 'none',
  width: `calc(${space[4]} + ${space[2]})`,
  height: `calc(${space[4]} + ${space[2]})`,
  transform: 'rotate(45deg)',
  background: color.tone.wait.fg,
  '@media': { [screens.forced]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
export const square = pattern({
  flex: 'none',
  width: space[8],
  height: space[8],
  borderRadius: space[2],
  background: color.action.on,
  '@media': { [screens.forced]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});
export const legend = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[8]} ${space[16]}`,
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
});
export const legendItem = pattern({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
export const legendEnd = pattern({ marginInlineStart: 'auto' });
