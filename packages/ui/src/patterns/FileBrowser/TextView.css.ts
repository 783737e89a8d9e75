import { pattern, ring } from '../../layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

export const text = pattern({
  flex: '1 1 0',
  minHeight: 0,
  maxHeight: '70vh',
  margin: 0,
  padding: space[16],
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  tabSize: 8,
  overflowWrap: 'anywhere',
  background: color.surface.sunken,
  borderRadius: vars.radius.control,
  fontFamily: vars.font.body,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  outline: 'none',
  selectors: { '&:focus-visible': ring },
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
