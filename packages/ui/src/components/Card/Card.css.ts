import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { withoutInnerFrame } from '../../styles/innerFrame.css.ts';
import { component, noFocusRing, ring, truncated } from '../../styles/layers.ts';

const { color, space } = vars;

export const card = component({
  vars: withoutInnerFrame,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
});
/** A link truncates itself, because its focus ring would be cut here. It is as wide as its text. */
export const titleLink = component({ display: 'flex' });
export const pressable = component({
  transition: `border-color ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: color.line.strong },
    // The complete card is the link. A ring around the title would run through the description.
    [`&:has(> header .${titleLink} > :focus-visible)`]: ring,
  },
});
globalStyle(`${titleLink} > :focus-visible`, { '@layer': { [layers.component]: noFocusRing } });
export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: space[40],
  paddingInline: space[16],
  paddingBlockStart: space[8],
});
export const headAlone = component({ paddingBlockEnd: space[8] });
export const headText = component({ flex: '1 1 auto', minWidth: 0 });
export const title = component({
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  fontWeight: vars.weight.strong,
});
export const titleText = component({ ...truncated });
export const description = component({
  color: color.text.muted,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
});
export const body = component({
  padding: space[16],
  flex: '1 1 auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const afterHead = component({ paddingBlockStart: space[8] });
export const flush = component({ padding: 0 });
export const foot = component({
  borderBlockStart: `1px solid ${color.line.subtle}`,
  paddingBlock: space[8],
  paddingInline: space[16],
});
export const full = component({ height: '100%' });
