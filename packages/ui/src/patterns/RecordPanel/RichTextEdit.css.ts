import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

export const prose = pattern({
  cursor: 'text',
  borderRadius: vars.radius.control,
  fontSize: type.small.size,
});
export const empty = pattern({ paddingBlock: space[8], color: color.text.muted, fontSize: type.small.size });
