import { vars } from '../../tokens/contract.css.ts';
import { component, ring } from '../../styles/layers.ts';

const { color, space, type } = vars;

export const zone = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  padding: space[20],
  border: `1px dashed ${color.line.strong}`,
  borderRadius: vars.radius.control,
  background: color.surface.panel,
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  textAlign: 'center',
  selectors: {
    '&[data-over]': { borderColor: color.action.focus, background: color.surface.selected },
    '&[data-invalid]': { borderColor: color.tone.bad.fg },
    '&[data-disabled], &[data-readonly]': { background: color.surface.sunken },
    '&:has(input:focus-visible)': ring,
    '&[hidden]': { display: 'none' },
  },
});
export const compact = component({ padding: space[8], justifyContent: 'flex-start' });
export const list = component({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: space[32],
  paddingBlock: space[4],
  paddingInline: space[8],
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.chip,
  background: color.surface.panel,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
/** The glyph of the last button, not the button, ends where the padding begins. */
export const rowAction = component({ display: 'inline-flex', marginInlineEnd: `calc(-1 * ${space[4]})` });
export const rowBad = component({ borderColor: color.tone.bad.fg });
export const glyph = component({ color: color.icon.default, display: 'inline-flex', flex: 'none' });
export const glyphBad = component({ color: color.tone.bad.fg });
export const text = component({ flex: '1 1 auto', minWidth: 0 });
export const size = component({
  color: color.text.muted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const why = component({
  display: 'block',
  color: color.tone.bad.fg,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
});
