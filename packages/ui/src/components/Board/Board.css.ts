import { component, ring, screens, truncated, variants } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type } = vars;

export const root = component({
  display: 'flex',
  gap: space[12],
  height: '100%',
  minHeight: '20rem',
  minWidth: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  '@media': { [screens.phone]: { scrollSnapType: 'x mandatory' } },
});
export const held = component({ scrollSnapType: 'none' });
export const column = component({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0%',
  minWidth: '13rem',
  minHeight: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  background: color.surface.sunken,
  '@media': {
    [screens.phone]: { flex: 'none', width: '84%', minWidth: 0, scrollSnapAlign: 'start' },
    [screens.forced]: { borderColor: 'CanvasText' },
  },
});
export const over = component({
  background: color.surface.selected,
  borderColor: color.line.selected,
  '@media': { [screens.forced]: { borderColor: 'Highlight' } },
});
export const refused = component({ background: color.tone.bad.bg, borderColor: color.tone.bad.fg });
export const shut = component({
  flex: 'none',
  minWidth: 0,
  width: `calc(${space[40]} + ${space[4]})`,
  alignItems: 'center',
  gap: space[8],
  paddingBlock: space[8],
});
export const shutLabel = component({
  writingMode: 'vertical-rl',
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: vars.weight.strong,
  marginBlockStart: space[4],
});
export const head = component({
  flex: 'none',
  paddingBlock: `${space[8]} ${space[4]}`,
  paddingInline: `calc(${space[12]} + ${space[2]}) ${space[8]}`,
});
export const headLine = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: space[32],
});
export const title = component({
  ...truncated,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
});
export const glyph = variants(color.tone, ({ fg }) => ({ display: 'inline-flex', flex: 'none', color: fg }));
export const count = component({
  flex: 'none',
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.regular,
});
export const tools = component({ display: 'flex', flex: 'none', marginInlineStart: 'auto' });
export const sum = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  paddingBlockEnd: space[4],
});
export const plus = component({ color: color.tone.info.text, fontWeight: vars.weight.medium });
export const minus = component({ color: color.text.muted, fontWeight: vars.weight.regular });
/** On its own line, so that a changing sum does not move the content below. */
export const sumNote = component({
  flexBasis: '100%',
  color: color.text.muted,
  fontWeight: vars.weight.regular,
});
export const cards = component({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  paddingInline: measure.hair,
  paddingBlockEnd: space[8],
});
export const rows = component({ position: 'relative', width: '100%' });
export const place = component({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: space[2],
  paddingBlock: `${space[2]} ${space[8]}`,
});
export const card = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingBlock: `calc(${measure.cell} + 1px) ${measure.cell}`,
  paddingInline: space[12],
  border: `1px solid ${color.line.default}`,
  borderRadius: space[8],
  background: color.surface.raised,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:hover': { borderColor: color.line.strong }, '&:focus-visible': ring },
});
export const locked = component({ cursor: 'default' });
export const ghost = component({
  background: 'transparent',
  borderStyle: 'dashed',
  borderColor: color.line.strong,
  color: color.text.muted,
});
export const lift = component({
  position: 'fixed',
  zIndex: vars.layer.toast,
  borderColor: 'transparent',
  boxShadow: vars.shadow.dialog,
  cursor: 'grabbing',
  pointerEvents: 'none',
  '@media': { [screens.forced]: { borderColor: 'Highlight' } },
});
export const slot = component({
  borderRadius: space[8],
  border: `2px solid ${color.action.on}`,
  background: color.surface.selected,
  '@media': { [screens.forced]: { borderColor: 'Highlight' } },
});
export const cardTitle = component({ ...truncated, fontWeight: vars.weight.strong });
/** Shortens a long title where the menu button is visible. */
export const withMore = component({
  selectors: {
    [`${card}:hover > &, ${card}:focus-visible > &`]: { paddingInlineEnd: space[20] },
  },
  '@media': { [screens.touch]: { paddingInlineEnd: space[20] } },
});
export const subtitle = component({
  display: 'flex',
  alignItems: 'center',
  gap: measure.hair,
  minWidth: 0,
  color: color.text.muted,
});
export const text = component({ ...truncated, minWidth: 0 });
export const faint = component({ display: 'inline-flex', flex: 'none', color: color.icon.default });
export const foot = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: space[24],
  minWidth: 0,
  marginBlockStart: space[2],
});
export const figure = component({
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  flex: 'none',
});
export const facts = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  minWidth: 0,
  // A card has three lines: content that does not fit in the third is hidden.
  maxHeight: space[16],
  overflow: 'hidden',
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const fact = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  maxWidth: '100%',
  whiteSpace: 'nowrap',
});
export const factTone = variants(color.tone, ({ fg }) => ({ color: fg, fontWeight: vars.weight.medium }));
export const end = component({ flex: '0 1 auto', marginInlineStart: 'auto' });
export const people = component({
  display: 'flex',
  gap: space[2],
  flex: 'none',
  marginInlineStart: 'auto',
  selectors: { [`${end} + &`]: { marginInlineStart: 0 } },
});
export const more = component({
  position: 'absolute',
  insetBlockStart: space[8],
  insetInlineEnd: space[8],
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: space[24],
  height: space[24],
  borderRadius: vars.radius.chip,
  color: color.icon.default,
  background: color.surface.raised,
  opacity: 0,
  selectors: {
    [`${card}:hover > &, ${card}:focus-visible > &`]: { opacity: 1 },
    '&:hover': { background: color.surface.active },
  },
  '@media': { [screens.touch]: { opacity: 1 } },
});
export const note = component({
  padding: `${space[12]} ${space[8]}`,
  textAlign: 'center',
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
});
export const below = component({
  flex: 'none',
  display: 'flex',
  justifyContent: 'center',
  padding: `0 ${space[8]} ${space[8]}`,
});
