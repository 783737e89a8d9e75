import { pattern, ring } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

export const text = pattern({
  flex: '1 1 0',
  minHeight: 0,
  maxHeight: '70vh',
  margin: 0,
  padding: space[16],
  overflow: 'auto',
  background: color.surface.sunken,
  borderRadius: vars.radius.control,
  fontFamily: vars.font.body,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  outline: 'none',
  selectors: { '&:focus-visible': ring },
});
export const block = pattern({
  margin: 0,
  whiteSpace: 'pre-wrap',
  tabSize: 8,
  overflowWrap: 'anywhere',
  font: 'inherit',
});
/** As wide as its cells, with horizontal scrolling. */
export const table = pattern({ borderCollapse: 'collapse', width: 'max-content', minWidth: '50%' });
export const cell = pattern({
  maxWidth: 'min(24rem, 60vw)',
  padding: `${space[2]} ${space[12]}`,
  border: `1px solid ${color.line.default}`,
  background: color.surface.panel,
  textAlign: 'start',
  verticalAlign: 'top',
  whiteSpace: 'pre-wrap',
  // Text does not shrink below a word, so that columns keep a readable width.
  overflowWrap: 'break-word',
});
export const number = pattern({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const stage = pattern({
  display: 'grid',
  placeItems: 'center',
  minHeight: '16rem',
  background: color.surface.sunken,
  borderRadius: vars.radius.control,
});
export const picture = pattern({ maxWidth: '100%', maxHeight: '70vh', objectFit: 'contain' });
export const pdf = pattern({ display: 'flex', flexDirection: 'column', height: '70vh', minHeight: 0 });
