import { endRoom, innerRing, ownDirection, pattern } from '../styles/layers.ts';
import { vars } from '../tokens/contract.css.ts';
import { at } from '../tokens/measures.ts';

/*
 * What the pages of a record and of a document have in common. A part adds what is its own by a second class, which
 * sets none of the properties set here: which of two classes wins must not hang on the order their files load in.
 */
const { color, type, weight } = vars;

/** The whole page: its head, and below it columns that scroll each for itself; on a narrow screen the page scrolls. */
export const page = pattern({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
  background: color.surface.panel,
  '@media': { [at.record]: { flex: 'none', minHeight: '100%' } },
});
export const columns = pattern({
  display: 'flex',
  flex: '1 1 0',
  minHeight: 0,
  '@media': { [at.record]: { flexDirection: 'column', flex: 'none' } },
});
/** The column of the content. */
export const main = pattern({
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 0,
  overflowY: 'auto',
  paddingBottom: endRoom,
  outline: 'none',
  selectors: { '&:focus-visible': innerRing },
  '@media': { [at.record]: { flex: 'none', overflow: 'visible', paddingBottom: 0 } },
});
/** The column beside it, which on a narrow screen stands below. */
export const beside = pattern({
  flex: 'none',
  borderInlineStart: `1px solid ${color.line.default}`,
  '@media': { [at.record]: { borderInlineStart: 0, borderTop: `1px solid ${color.line.default}` } },
});

/* Head */
export const title = pattern({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // One long word goes on below where a title may: more of it is seen than before dots.
  overflowWrap: 'anywhere',
  ...ownDirection,
  fontSize: type.page.size,
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.heading,
});
/** A number by which the record is known elsewhere. */
export const code = pattern({
  fontFamily: vars.font.mono,
  fontSize: type.caption.size,
  fontVariantLigatures: 'none',
  letterSpacing: vars.tracking.none,
});
export const actions = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '@media': { [at.phone]: { width: '100%' } },
});
