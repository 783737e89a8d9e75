import { component, variants } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const body = component({ outline: 'none', padding: vars.space[16], overflowWrap: 'anywhere' });
export const flush = component({ padding: 0 });
export const width = variants(
  { auto: 'auto', sm: '16rem', md: '22rem', lg: vars.size.launcher },
  (value) => ({ width: value, maxWidth: '100%' }),
);
export const wide = component({ maxWidth: `calc(100vw - ${vars.space[16]})` });
export const title = component({
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  fontWeight: vars.weight.strong,
  marginBlockEnd: vars.space[8],
});
