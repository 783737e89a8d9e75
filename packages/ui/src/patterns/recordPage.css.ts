import { globalStyle } from '@vanilla-extract/css';
import { withText } from '../components/Button/Button.css.ts';
import { endRoom, innerRing, ownDirection, pattern } from '../styles/layers.ts';
import { vars } from '../tokens/contract.css.ts';
import { layers } from '../tokens/global.css.ts';
import { at } from '../tokens/measures.ts';

/*
 * Styles shared by record and document pages. A page adds its own styles by a second class with other properties,
 * because the precedence of two classes must not depend on load order.
 */
const { color, type, weight } = vars;

/** Page with its header and columns that scroll separately; on a narrow screen the page scrolls. */
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
/** Content column. */
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
/** Side column, which is below the main column on a narrow screen. */
export const beside = pattern({
  flex: 'none',
  borderInlineStart: `1px solid ${color.line.default}`,
  '@media': { [at.record]: { borderInlineStart: 0, borderTop: `1px solid ${color.line.default}` } },
});

/* Head */
export const title = pattern({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // A long word wraps, because more of it is visible than with an ellipsis.
  overflowWrap: 'anywhere',
  ...ownDirection,
  fontSize: type.page.size,
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.heading,
});
/** Record number. */
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
// On phones the actions fill their rows, however many these are.
globalStyle(`${actions} > ${withText}`, {
  '@media': { [at.phone]: { '@layer': { [layers.pattern]: { flexGrow: 1 } } } },
});
