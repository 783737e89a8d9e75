import { innerRing, pattern, plain, sum } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type, weight } = vars;

export const tools = pattern(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    paddingBlock: `0 ${sum(space[8], space[2])}`,
    paddingInline: `${space[16]} ${space[12]}`,
    borderBottom: `1px solid ${color.line.default}`,
  },
  'tools',
);
export const body = pattern(
  { flex: '1 1 0', minHeight: 0, overflowY: 'auto', scrollbarWidth: 'thin' },
  'body',
);
export const thread = pattern({ padding: space[16] }, 'thread');
export const page = pattern(
  {
    padding: `${space[12]} ${space[16]} ${space[4]}`,
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
    fontWeight: weight.medium,
    color: color.text.muted,
  },
  'page',
);
export const row = pattern(
  {
    ...plain,
    display: 'grid',
    gridTemplateColumns: `${space[24]} minmax(0, 1fr)`,
    gap: space[8],
    width: '100%',
    padding: `${space[8]} ${space[16]}`,
    fontSize: type.small.size,
    lineHeight: type.small.line,
    outline: 'none',
    selectors: {
      '&:hover': { background: color.surface.hover },
      '&:focus-visible': innerRing,
    },
  },
  'row',
);
export const number = pattern(
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: space[24],
    height: space[24],
    borderRadius: vars.radius.full,
    background: color.action.primary,
    color: color.action.onPrimary,
    fontSize: type.caption.size,
    fontWeight: weight.strong,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-resolved]': { background: color.surface.active, color: color.text.muted } },
  },
  'number',
);
export const head = pattern(
  { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[8], minWidth: 0 },
  'head',
);
export const author = pattern({ fontWeight: weight.medium }, 'author');
export const when = pattern(
  { flex: 'none', color: color.text.muted, fontSize: type.caption.size, lineHeight: type.caption.line },
  'when',
);
export const text = pattern(
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  'text',
);
export const more = pattern(
  { color: color.text.muted, fontSize: type.caption.size, lineHeight: type.caption.line },
  'more',
);
