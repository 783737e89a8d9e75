import { component, innerRing, raisedSurface, screens, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;
const small = { fontSize: type.small.size, lineHeight: type.small.line } as const;
const caption = { fontSize: type.caption.size, lineHeight: type.caption.line } as const;

export const panel = component({
  flex: 'none',
  boxSizing: 'border-box',
  width: measure.settingsIndex,
  minHeight: 0,
  padding: `0 ${space[16]} ${space[16]}`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  borderInlineEnd: `1px solid ${color.line.default}`,
  background: color.surface.panel,
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
});
export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: measure.footer,
  ...small,
});
export const title = component({ ...small, margin: 0, fontWeight: weight.strong });
export const total = component({
  flex: '1 1 auto',
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const group = component({
  margin: 0,
  paddingBlock: `${space[8]} ${space[4]}`,
  ...caption,
  fontWeight: weight.medium,
  color: color.text.muted,
});
export const rows = component({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = component({
  display: 'grid',
  alignItems: 'center',
  minHeight: space[32],
  '@media': { [screens.touch]: { minHeight: vars.size.touch } },
});
/** As wide as the panel without its padding, the checkbox and the gap, so that the counts are in one column. */
export const label = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: `calc(${measure.settingsIndex} - ${space[72]})`,
  ...small,
});
/** No higher than a line, so that the checkbox is level with the name. */
export const sign = component({
  display: 'grid',
  placeItems: 'center',
  // A pin is higher than the line and stands out of it above and below.
  alignContent: 'center',
  flex: 'none',
  width: space[24],
  height: type.small.line,
});
export const name = component({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });
export const count = component({
  flex: 'none',
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const unsynced = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  margin: 0,
  marginBlockStart: space[12],
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.control,
  background: color.tone.warn.bg,
  color: color.tone.warn.text,
  ...small,
});

export const chips = component({
  position: 'absolute',
  zIndex: 5,
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  gap: space[8],
  margin: 0,
  padding: space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  // The plan beside the chips is still moved by a finger.
  pointerEvents: 'none',
});
export const chip = component({
  ...raisedSurface,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: vars.size.touch,
  padding: `0 ${space[12]}`,
  border: `1px solid ${color.raised.lineDefault}`,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.popover,
  color: color.text.primary,
  font: 'inherit',
  ...small,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  pointerEvents: 'auto',
  selectors: { '&:focus-visible': innerRing },
});
export const chipOn = component({
  background: color.action.primary,
  borderColor: color.action.primary,
  color: color.action.onPrimary,
  '@media': {
    [screens.forced]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});
/** The sign of a chip keeps its color on a light disc. */
export const chipSign = component({
  display: 'grid',
  placeItems: 'center',
  width: space[24],
  height: space[24],
  borderRadius: vars.radius.full,
  selectors: { [`${chipOn} &`]: { background: color.surface.panel } },
});
export const chipCount = component({
  ...truncated,
  fontWeight: weight.regular,
  fontVariantNumeric: 'tabular-nums',
  color: color.text.muted,
  selectors: { [`${chipOn} &`]: { color: 'inherit' } },
});
