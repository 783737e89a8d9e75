import { vars } from '../../tokens/contract.css.ts';
import { component, plain, ring, screens, variants } from '../../styles/layers.ts';

const { color, space, type } = vars;

export const pill = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: `calc(${space[20]} + ${space[2]})`,
  paddingInline: `calc(${space[4]} + ${space[2]}) ${space[8]}`,
  borderRadius: vars.radius.chip,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  maxWidth: '100%',
  verticalAlign: 'middle',
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const text = component({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const pillTone = variants(color.tone, ({ bg, text }) => ({ background: bg, color: text }));
export const status = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: `calc(${space[4]} + ${space[2]})`,
  minWidth: 0,
  maxWidth: '100%',
  whiteSpace: 'nowrap',
  verticalAlign: 'top',
});
export const glyphTone = variants(color.tone, ({ fg }) => ({
  color: fg,
  display: 'inline-flex',
  flex: 'none',
}));
/** A trigger that looks like the status and reacts to the pointer. */
export const change = component({
  ...plain,
  position: 'relative',
  borderRadius: vars.radius.chip,
  outline: 'none',
  selectors: {
    // The touch target is larger than the visible status.
    '&::before': { content: '""', position: 'absolute', inset: `calc(-1 * ${space[12]}) 0` },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: space[2] },
    '&:focus-visible': ring,
  },
});
export const badge = component({
  display: 'inline-block',
  minWidth: space[20],
  paddingInline: `calc(${space[4]} + ${space[2]})`,
  borderRadius: vars.radius.full,
  fontSize: type.caption.size,
  lineHeight: `calc(${space[16]} + ${space[2]})`,
  letterSpacing: vars.tracking.none,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
});
export const badgeStrong = component({ background: color.action.on, color: color.action.onOn });
export const kbd = component({
  display: 'inline-block',
  minWidth: space[20],
  paddingBlock: 1,
  paddingInline: space[4],
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.chip,
  background: color.surface.panel,
  color: color.text.muted,
  fontFamily: vars.font.body,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
