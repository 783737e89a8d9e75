import { asideRoom, pattern, sum } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at } from '../../tokens/measures.ts';

const { space, size } = vars;

export const place = pattern({
  position: 'fixed',
  insetInlineEnd: sum(space[24], asideRoom),
  // Above the pagination and form buttons at the bottom.
  insetBlockEnd: `calc(${size.touch} + ${space[24]})`,
  zIndex: vars.layer.header,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.popover,
  touchAction: 'none',
  transition: `transform ${vars.motion.state} ${vars.motion.ease}`,
  '@media': { [at.phone]: { insetInlineEnd: space[12] }, print: { display: 'none' } },
});
export const moved = pattern({ inset: 'auto' });
export const gone = pattern({ visibility: 'hidden' });
