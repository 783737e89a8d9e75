import { noFocusRing, ownDirection, pattern, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type, weight } = vars;

/** Gets the focus when its focused row is removed; the ring is for controls. */
export const panel = pattern({
  ...noFocusRing,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  background: color.surface.panel,
});
export const head = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  flex: 'none',
  padding: space[16],
  borderBlockEnd: `1px solid ${color.line.default}`,
});
export const titleLine = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const title = pattern({
  flex: '1 1 auto',
  fontSize: type.section.size,
  lineHeight: type.section.line,
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.heading,
});
/** Isolated, so that a number in other digits stays behind the title. */
export const count = pattern({
  display: 'inline-block',
  marginInlineStart: space[8],
  unicodeBidi: 'isolate',
  color: color.text.muted,
  fontWeight: weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
export const tools = pattern({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const scroller = pattern({ flex: '1 1 0', minHeight: 0, overflowY: 'auto' });
export const list = pattern({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' });
export const slot = pattern({ position: 'absolute', insetInline: 0, insetBlockStart: 0 });
export const item = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: `${space[12]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
});
export const line = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const text = pattern({ flex: '1 1 10rem', minWidth: 0 });
export const label = pattern({ ...ownDirection, fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const facts = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
});
export const reason = pattern({
  ...ownDirection,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.tone.bad.fg,
  overflowWrap: 'anywhere',
});
export const conflict = pattern({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const cell = pattern({
  padding: space[8],
  border: `1px solid ${color.line.default}`,
  ...ownDirection,
  verticalAlign: 'top',
  fontWeight: weight.regular,
  overflowWrap: 'anywhere',
});
export const headCell = pattern({ color: color.text.muted, background: color.surface.sunken });
export const missing = pattern({ color: color.text.muted });
export const actions = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [screens.touch]: { paddingBlock: space[4] } },
});
export const state = pattern({ display: 'grid', placeItems: 'center', flex: '1 1 auto' });
