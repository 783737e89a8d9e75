import { innerRing, pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;

export const panel = pattern({ width: measure.uploadPanel, maxWidth: '92vw' });
export const head = pattern({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: measure.footer,
  paddingInline: `${space[16]} ${space[8]}`,
  borderBottom: `1px solid ${color.line.subtle}`,
});
export const title = pattern({
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.strong,
});
export const list = pattern({ maxHeight: measure.listMax, overflowY: 'auto', padding: space[4] });
export const item = pattern({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.control,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  outline: 'none',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:focus-visible': innerRing,
  },
});
export const unread = pattern({});
export const text = pattern({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const name = pattern({
  color: color.text.primary,
  selectors: { [`${unread} &`]: { fontWeight: weight.medium } },
});
export const detail = pattern({ overflowWrap: 'anywhere', color: color.text.muted });
export const when = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  fontSize: type.caption.size,
  lineHeight: type.small.line,
  color: color.text.muted,
});
export const dot = pattern({
  width: space[8],
  height: space[8],
  borderRadius: vars.radius.full,
  background: color.action.on,
});
export const empty = pattern({
  padding: `${space[32]} ${space[16]}`,
  textAlign: 'center',
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const foot = pattern({
  display: 'flex',
  justifyContent: 'center',
  padding: space[4],
  borderTop: `1px solid ${color.line.subtle}`,
});
