import { keyframes } from '@vanilla-extract/css';
import { pattern, screens, sum } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type, weight, radius } = vars;

export const pages = pattern(
  {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    width: `calc(${space[72]} * 2 + ${space[8]})`,
    borderInlineEnd: `1px solid ${color.line.default}`,
    background: color.surface.panel,
  },
  'pages',
);
export const inSheet = pattern({ width: '100%', height: '100%', border: 0 }, 'inSheet');
export const pageHead = pattern({ paddingInline: `${space[12]} ${space[8]}` }, 'pageHead');
export const pageSearch = pattern({ padding: `0 ${space[12]} ${space[8]}` }, 'pageSearch');

export const pageList = pattern(
  {
    flex: '1 1 0',
    minHeight: 0,
    display: 'grid',
    alignContent: 'start',
    gap: space[8],
    padding: `${space[4]} ${space[12]} ${space[16]}`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
  'pageList',
);

export const pageListWide = pattern(
  { gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))' },
  'pageListWide',
);

export const page = pattern(
  {
    display: 'block',
    width: '100%',
    minWidth: 0,
    textAlign: 'start',
    cursor: 'pointer',
    outline: 'none',
    borderRadius: radius.chip,
    selectors: { '&:focus-visible': { outline: `2px solid ${color.action.focus}`, outlineOffset: '2px' } },
  },
  'page',
);

/** Page with its menu over the thumbnail. */
export const item = pattern({ position: 'relative', minWidth: 0 }, 'item');

/** Visible on hover and focus; always on touch devices. */
export const actions = pattern(
  {
    position: 'absolute',
    top: space[4],
    insetInlineEnd: space[4],
    opacity: 0,
    selectors: {
      [`${item}:hover &, ${item}:focus-within &, &:has([aria-expanded="true"])`]: { opacity: 1 },
    },
    '@media': { [screens.touch]: { opacity: 1 } },
  },
  'actions',
);

/** Context of a search match. */
export const excerpt = pattern(
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    color: color.text.muted,
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
    overflowWrap: 'anywhere',
  },
  'excerpt',
);

export const note = pattern(
  {
    color: color.text.muted,
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
    fontWeight: weight.medium,
  },
  'note',
);

export const match = pattern({ color: color.text.primary, fontWeight: weight.strong }, 'match');

export const thumb = pattern(
  {
    position: 'relative',
    display: 'block',
    aspectRatio: '8 / 5',
    border: `1px solid ${color.line.default}`,
    borderRadius: radius.chip,
    background: color.surface.sunken,
    overflow: 'hidden',
    selectors: {
      '[aria-current="page"] &': {
        borderColor: 'transparent',
        outline: `2px solid ${color.action.marker}`,
        outlineOffset: '1px',
      },
    },
  },
  'thumb',
);

/** Thumbnail of paper, light in every theme. */
export const thumbImage = pattern({ width: '100%', height: '100%', objectFit: 'cover' }, 'thumbImage');

export const pageBadge = pattern(
  {
    position: 'absolute',
    insetInlineEnd: space[4],
    bottom: space[4],
    minWidth: space[16],
    paddingInline: space[4],
    borderRadius: radius.chip,
    background: color.surface.inverse,
    color: color.text.onInverse,
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
    fontWeight: weight.medium,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  'pageBadge',
);

export const reading = pattern(
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: space[8],
    padding: space[8],
    color: color.text.muted,
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
    textAlign: 'center',
  },
  'reading',
);

/** Clamped to the height of the thumbnail; the title has the full text. */
export const refusal = pattern(
  { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
  'refusal',
);

export const readingTrack = pattern(
  {
    width: space[72],
    height: sum(space[2], '1px'),
    borderRadius: radius.full,
    background: color.line.default,
    overflow: 'hidden',
  },
  'readingTrack',
);
const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

export const readingBar = pattern(
  { height: '100%', borderRadius: radius.full, background: color.icon.default },
  'readingBar',
);

export const readingUnknown = pattern(
  { width: '40%', animation: `${pass} calc(${vars.motion.surface} * 7) linear infinite` },
  'readingUnknown',
);

export const pageText = pattern(
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[4],
    paddingTop: space[4],
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
    color: color.text.muted,
    selectors: { '[aria-current="page"] &': { color: color.text.primary } },
  },
  'pageText',
);
/** Below a code that leaves it no room. */
export const pageName = pattern({ flex: `1 1 ${space[56]}` }, 'pageName');
