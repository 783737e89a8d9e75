import { createVar, fallbackVar } from '@vanilla-extract/css';
import { component, screens, truncated, variants } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type } = vars;

/** Height of what stays above the cards while they scroll, so that a card that is scrolled to is below it. */
export const stickySpace = createVar();

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
  display: 'flex',
  gap: space[4],
  minHeight: 0,
  writingMode: 'vertical-rl',
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: vars.weight.strong,
  marginBlockStart: space[4],
});
/** Count below an icon that stands for the title. */
export const compactLabel = component({ maxWidth: '100%', textAlign: 'center', fontWeight: 'inherit' });
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
/** Room that is left in a column, with icon and words; on its own line, so that it does not move the content below. */
export const limit = component({
  display: 'flex',
  minWidth: 0,
  minHeight: space[20],
  paddingBlockEnd: space[4],
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
});
export const limitTone = variants(
  { neutral: color.text.muted, warn: color.tone.warn.fg, bad: color.tone.bad.fg },
  (tone, name) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minWidth: 0,
    color: tone,
    fontWeight: name === 'neutral' ? vars.weight.regular : vars.weight.medium,
  }),
);
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
export const slot = component({
  scrollMarginBlockStart: fallbackVar(stickySpace, '0px'),
  borderRadius: space[8],
  border: `2px solid ${color.action.on}`,
  background: color.surface.selected,
  '@media': { [screens.forced]: { borderColor: 'Highlight' } },
});
export const text = component({ ...truncated, minWidth: 0 });
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
