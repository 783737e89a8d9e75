import { createVar } from '@vanilla-extract/css';
import { component, ring, screens } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { signatureFontFamily } from './signatureFont.ts';

const { color, space, type } = vars;

export const paper = component({
  position: 'relative',
  height: `calc(${space[72]} * 2)`,
  border: `1px solid ${color.line.strong}`,
  borderRadius: vars.radius.control,
  background: color.surface.panel,
  color: color.text.primary,
  overflow: 'hidden',
  selectors: {
    '&[data-invalid]': { borderColor: color.tone.bad.fg },
    '&[data-disabled], &[data-readonly]': {
      background: color.surface.sunken,
      borderColor: color.line.default,
    },
    '&[data-disabled]': { color: color.text.muted },
    '&:has(canvas:focus-visible)': ring,
    // The line to sign on.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: space[24],
      insetBlockEnd: space[32],
      borderBlockEnd: `1px solid ${color.line.default}`,
      pointerEvents: 'none',
    },
  },
});
export const canvas = component({
  display: 'block',
  width: '100%',
  height: '100%',
  touchAction: 'none',
  cursor: 'crosshair',
  outline: 'none',
  selectors: { '[data-disabled] &, [data-readonly] &': { cursor: 'default' } },
});
export const hint = component({
  position: 'absolute',
  insetInlineStart: space[24],
  insetBlockEnd: space[8],
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  pointerEvents: 'none',
});
export const written = component({
  position: 'absolute',
  insetInline: space[24],
  insetBlockEnd: space[32],
  containerType: 'inline-size',
  // The script fonts lack the letters of many languages.
  fontFamily: `${signatureFontFamily}, ${vars.font.body}`,
});
/** Letters of the typed name. */
export const letters = createVar();
/** The average letter is 0.44 em wide, so a long name shrinks to the width of the line. */
export const writtenName = component({
  display: 'block',
  fontSize: `max(${type.caption.size}, min(${type.figure.size} + ${space[8]}, 100cqi / (${letters} * 0.46)))`,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const bar = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  '@media': { [screens.phone]: { rowGap: space[4] } },
});
export const tools = component({ display: 'inline-flex', gap: space[4] });
export const stack = component({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const picture = component({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
});
