import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

export const title = pattern({
  fontSize: type.page.size,
  lineHeight: type.page.line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
  overflowWrap: 'anywhere',
});
/** As high as its text: an invisible copy of the text shares the cell. */
export const field = pattern({
  display: 'grid',
  marginInline: `calc(-1 * ${space[8]})`,
  selectors: {
    '&::after': {
      content: 'attr(data-value) " "',
      visibility: 'hidden',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      gridArea: '1 / 1',
      padding: `${space[4]} ${space[8]}`,
      fontSize: type.page.size,
      lineHeight: type.page.line,
      fontWeight: vars.weight.strong,
      letterSpacing: vars.tracking.heading,
    },
  },
});
export const input = pattern({
  gridArea: '1 / 1',
  minWidth: 0,
  padding: `${space[4]} ${space[8]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: type.page.size,
  lineHeight: type.page.line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
  resize: 'none',
  overflow: 'hidden',
  outline: 'none',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:focus': { background: color.surface.panel, boxShadow: `inset 0 0 0 2px ${color.action.focus}` },
  },
});
export const error = pattern({
  paddingInline: space[8],
  color: color.tone.bad.fg,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
