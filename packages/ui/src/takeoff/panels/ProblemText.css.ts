import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

export const problem = pattern(
  {
    display: 'flex',
    gap: space[4],
    fontSize: type.small.size,
    lineHeight: type.small.line,
    color: color.tone.bad.fg,
    textWrap: 'pretty',
  },
  'problem',
);
/** As high as a line, so that it stays beside the first of several. */
export const glyph = pattern(
  { display: 'inline-flex', alignItems: 'center', flex: 'none', height: type.small.line },
  'glyph',
);
