import { component, variants } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const code = component({
  display: 'block',
  flex: 'none',
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});
export const size = variants({ sm: '4rem', md: '10rem', lg: '16rem' }, (side) => ({
  width: side,
  height: side,
}));
export const paper = component({ fill: 'white' });
export const ink = component({ fill: 'black' });
