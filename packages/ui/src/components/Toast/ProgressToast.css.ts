import { component, ring, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

/** Scrolls if there are more toasts than fit. The space around them keeps shadows and focus rings from being cut. */
export const stack = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  maxWidth: `calc(100% + 2 * ${space[8]})`,
  maxHeight: '60vh',
  margin: `calc(-1 * ${space[8]})`,
  padding: space[8],
  overflowY: 'auto',
  outline: 'none',
  selectors: { '&:focus-visible': ring },
  '@media': { [screens.phone]: { alignItems: 'stretch', maxWidth: 'none' } },
});
export const card = component({
  flex: 'none',
  outline: 'none',
  selectors: { '&:focus-visible': ring },
  // Long buttons go below the text instead of leaving it a narrow column.
  '@media': { [screens.phone]: { flexWrap: 'wrap', justifyContent: 'flex-end' } },
});
export const body = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  flex: '1 1 auto',
  minWidth: 0,
  '@media': { [screens.phone]: { flexBasis: '11rem' } },
});
export const line = component({ display: 'flex', alignItems: 'baseline', gap: space[12] });
export const message = component({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });
export const figure = component({
  flex: 'none',
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontVariantNumeric: 'tabular-nums',
});
export const detail = component({
  overflowWrap: 'anywhere',
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontVariantNumeric: 'tabular-nums',
});
export const problem = component({ color: color.tone.bad.fg });
export const bar = component({ paddingBlock: `${space[2]} ${space[4]}` });
