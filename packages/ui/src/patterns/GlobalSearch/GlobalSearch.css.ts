import { innerRing, pattern, raisedSurface, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, size, type, weight } = vars;

export const root = pattern({ position: 'relative', width: '100%' });
export const rootSheet = pattern({ display: 'flex', flexDirection: 'column', height: '100%' });
export const touch = pattern({
  display: 'grid',
  placeItems: 'center',
  minWidth: size.touch,
  minHeight: size.touch,
});
export const box = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  height: measure.appTile,
  paddingInline: `${space[12]} ${space[8]}`,
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
  color: color.text.muted,
  cursor: 'text',
  selectors: {
    '&:hover': { borderColor: color.line.strong },
    '&:focus-within': {
      background: color.surface.panel,
      borderColor: color.action.focus,
      boxShadow: `0 0 0 1px ${color.action.focus}`,
    },
  },
});
export const boxSheet = pattern({
  flex: 'none',
  height: size.header,
  paddingInlineEnd: space[4],
  borderRadius: 0,
  borderWidth: '0 0 1px',
  background: color.surface.panel,
  selectors: { '&:focus-within': { boxShadow: 'none', borderColor: color.line.default } },
});
export const input = pattern({
  flex: 1,
  minWidth: 0,
  height: '100%',
  outline: 'none',
  fontSize: type.body.size,
  lineHeight: type.body.line,
  color: color.text.primary,
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: color.text.muted, opacity: 1 } },
});
export const glyph = pattern({ flex: 'none', color: color.icon.default });
/** As wide as a small avatar, so that the names of all groups line up. */
export const resultGlyph = pattern({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: space[20],
  color: color.icon.default,
});
export const panel = pattern({
  position: 'absolute',
  insetInline: 0,
  top: `calc(100% + ${space[4]})`,
  zIndex: vars.layer.popover,
  maxHeight: '70vh',
  overflowY: 'auto',
  padding: space[4],
  borderRadius: space[8],
  ...raisedSurface,
  boxShadow: vars.shadow.popover,
});
export const panelSheet = pattern({
  position: 'static',
  flex: '1 1 0',
  maxHeight: 'none',
  minHeight: 0,
  borderRadius: 0,
  boxShadow: 'none',
  background: color.surface.panel,
});
export const group = pattern({
  selectors: {
    '& + &': { marginTop: space[4], paddingTop: space[4], borderTop: `1px solid ${color.line.subtle}` },
  },
});
export const groupHead = pattern({
  display: 'flex',
  justifyContent: 'space-between',
  padding: `${measure.hair} ${space[8]}`,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: weight.medium,
  color: color.text.muted,
});
export const result = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: measure.cell,
  minHeight: size.navItem,
  paddingInline: space[8],
  borderRadius: vars.radius.chip,
  color: color.text.primary,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  outline: 'none',
  '@media': { '(pointer: coarse)': { minHeight: size.touch } },
});
export const active = pattern({ background: color.surface.active });
export const label = pattern({
  ...truncated,
  fontWeight: weight.medium,
  flex: '0 1 auto',
  // The type of a result stays visible beside a long name.
  selectors: { '&:not(:last-child)': { maxWidth: '66%' } },
});
export const detail = pattern({ ...truncated, flex: '1 1 0', color: color.text.muted });
export const all = pattern({
  display: 'block',
  padding: `${measure.hair} ${space[8]}`,
  borderRadius: vars.radius.chip,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: weight.medium,
  color: color.text.link,
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
});
export const note = pattern({
  padding: `${space[16]} ${space[8]}`,
  textAlign: 'center',
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
});
export const sheetOverlay = pattern({ position: 'fixed', inset: 0, zIndex: vars.layer.dialog });
export const sheet = pattern({ position: 'absolute', inset: 0, background: color.surface.panel });
export const sheetDialog = pattern({ height: '100%', outline: 'none' });
