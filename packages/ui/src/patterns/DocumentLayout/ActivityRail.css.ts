import { vars } from '../../tokens/contract.css.ts';
import { pattern, innerRing } from '../../styles/layers.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;

export const tabs = pattern({ flex: 'none', background: color.surface.panel });
export const feed = pattern({
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
  flex: '1 1 0',
  minHeight: 0,
  overflowY: 'auto',
  padding: `${space[16]} ${space[20]} 0`,
});
export const other = pattern({
  flex: '1 1 0',
  minHeight: 0,
  overflowY: 'auto',
  padding: `${space[16]} ${space[20]}`,
});
export const entry = pattern({
  position: 'relative',
  display: 'flex',
  gap: measure.cell,
  paddingBottom: space[16],
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${measure.avatar} / 2)`,
      top: space[32],
      bottom: space[4],
      width: 1,
      background: color.line.default,
    },
  },
});
export const system = pattern({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: measure.avatar,
  height: measure.avatar,
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.full,
  background: color.surface.panel,
  color: color.icon.default,
});
export const text = pattern({
  flex: 1,
  minWidth: 0,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const head = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[8],
});
/** Leaves the line to a long date, which is below it then. */
export const title = pattern({
  flex: '1 1 7rem',
  minWidth: 0,
  paddingBlock: space[4],
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
});
export const when = pattern({
  flex: 'none',
  fontSize: type.caption.size,
  letterSpacing: vars.tracking.none,
  color: color.text.muted,
});
export const body = pattern({ color: color.text.muted, overflowWrap: 'anywhere' });
export const change = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: measure.hair,
  overflowWrap: 'anywhere',
  paddingTop: space[2],
  fontVariantNumeric: 'tabular-nums',
});
export const before = pattern({ color: color.text.muted });
export const after = pattern({ textDecoration: 'none', fontWeight: weight.medium });
export const quote = pattern({
  marginTop: space[2],
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${color.line.default}`,
  borderRadius: space[8],
  background: color.surface.panel,
  overflowWrap: 'anywhere',
});
export const empty = pattern({
  flex: 1,
  padding: `${space[32]} ${space[20]}`,
  textAlign: 'center',
  fontSize: type.small.size,
  color: color.text.muted,
});
export const composer = pattern({ flex: 'none', padding: `${space[8]} ${space[20]} ${space[16]}` });
