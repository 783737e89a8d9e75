import { component, noFocusRing, screens, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

export const panel = component({
  display: 'flex',
  flexDirection: 'column',
  width: '40rem',
  maxWidth: '100%',
  maxHeight: 'min(32rem, 100%)',
  borderRadius: vars.radius.card,
  background: color.surface.panel,
  boxShadow: vars.shadow.dialog,
  overflow: 'hidden',
  ...noFocusRing,
  '@media': {
    [screens.phone]: { width: '100%', maxHeight: '100%', height: '100%', borderRadius: 0 },
    [screens.forced]: { border: '1px solid CanvasText' },
  },
});
export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  paddingInline: space[16],
  borderBlockEnd: `1px solid ${color.line.default}`,
});
/** On screens without a keyboard it replaces Escape; on a phone nothing of the page is left to press. */
export const close = component({
  display: 'none',
  flex: 'none',
  marginInlineEnd: `calc(-1 * ${space[8]})`,
  '@media': { [screens.touch]: { display: 'inline-flex' }, [screens.phone]: { display: 'inline-flex' } },
});
export const glyph = component({ display: 'inline-flex', flex: 'none', color: color.icon.default });
export const step = component({
  flex: 'none',
  maxWidth: '12rem',
  ...truncated,
  paddingInline: space[8],
  borderRadius: vars.radius.chip,
  background: color.surface.active,
  fontSize: type.caption.size,
  lineHeight: space[20],
  letterSpacing: vars.tracking.none,
  fontWeight: vars.weight.medium,
});
export const input = component({
  flex: '1 1 auto',
  minWidth: 0,
  height: vars.size.header,
  fontSize: type.section.size,
  lineHeight: type.section.line,
  outline: 'none',
  selectors: { '&::placeholder': { color: color.text.placeholder } },
});
export const list = component({ flex: '1 1 auto', minHeight: 0, overflowY: 'auto', padding: space[4] });
export const title = component({
  paddingInline: space[12],
  paddingBlock: `${space[8]} ${space[4]}`,
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  fontWeight: vars.weight.medium,
});
export const option = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: space[40],
  paddingInline: space[12],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: { '&[aria-disabled="true"]': { color: color.text.muted, cursor: 'not-allowed' } },
  '@media': { [screens.touch]: { minHeight: vars.size.touch } },
});
export const active = component({
  background: color.surface.active,
  '@media': { [screens.forced]: { outline: '2px solid Highlight', outlineOffset: -2 } },
});
export const text = component({ ...truncated, flex: '0 1 auto', minWidth: 0 });
export const mark = component({
  background: 'none',
  color: color.text.link,
  fontWeight: vars.weight.strong,
  '@media': { [screens.forced]: { textDecoration: 'underline' } },
});
export const description = component({
  ...truncated,
  flex: '1 1 auto',
  minWidth: 0,
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const end = component({
  display: 'inline-flex',
  flex: 'none',
  marginInlineStart: 'auto',
  color: color.icon.default,
});
export const note = component({
  padding: `${space[8]} ${space[16]}`,
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const noteBad = component({ color: color.tone.bad.fg });
export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[16],
  flex: 'none',
  paddingBlock: space[8],
  paddingInline: space[16],
  borderBlockStart: `1px solid ${color.line.subtle}`,
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  '@media': { [screens.touch]: { display: 'none' }, [screens.phone]: { display: 'none' } },
});
export const key = component({ display: 'inline-flex', alignItems: 'center', gap: space[4] });
