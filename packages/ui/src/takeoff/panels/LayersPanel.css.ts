import { innerRing, noFocusRing, pattern, plain } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type, radius, weight } = vars;

/** Gets the focus when its focused row is removed; the ring is for controls. */
export const layers = pattern({ ...plain, ...noFocusRing, display: 'grid', gap: space[8] }, 'layers');
export const list = pattern(
  {
    display: 'grid',
    maxHeight: '50vh',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    // Space for focus rings, which scrolling would clip.
    padding: space[4],
    margin: `calc(${space[4]} * -1)`,
  },
  'list',
);
export const row = pattern(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    minHeight: space[40],
    borderRadius: radius.control,
    selectors: { '&[data-active]': { background: color.surface.active } },
  },
  'row',
);
export const name = pattern(
  {
    ...plain,
    flex: '1 1 0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    minWidth: 0,
    minHeight: space[32],
    paddingInline: space[8],
    borderRadius: radius.control,
    fontSize: type.small.size,
    lineHeight: type.small.line,
    selectors: {
      '&[aria-pressed="true"]': { fontWeight: weight.strong },
      '&:disabled': { cursor: 'default', color: color.text.muted },
      '&:focus-visible': innerRing,
    },
  },
  'name',
);
/** Static text of a row. */
export const staticText = pattern(
  {
    flex: '1 1 0',
    display: 'flex',
    minWidth: 0,
    paddingInline: space[8],
    fontSize: type.small.size,
    lineHeight: type.small.line,
  },
  'staticText',
);
export const times = pattern(
  {
    flex: 'none',
    width: space[56],
    // Error messages take a separate line.
    selectors: { '&[data-wrong]': { order: 1, width: '100%' } },
  },
  'times',
);
export const hint = pattern(
  { color: color.text.muted, fontSize: type.small.size, lineHeight: type.small.line },
  'hint',
);
export const rename = pattern({ flex: '1 1 0', minWidth: 0 }, 'rename');
