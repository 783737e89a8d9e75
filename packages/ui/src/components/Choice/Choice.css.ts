import { vars } from '../../tokens/contract.css.ts';
import { component, ring, screens } from '../../styles/layers.ts';

const { color, space, type, size } = vars;

/** Read-only itself or in a read-only group. */
const readOnly = ':is([aria-readonly="true"], [aria-readonly="true"] *)';

export const choice = component({
  position: 'relative',
  display: 'inline-flex',
  // Not the baseline, which is another one with a checked mark and would make its row higher.
  verticalAlign: 'top',
  alignItems: 'flex-start',
  gap: space[8],
  maxWidth: '100%',
  cursor: 'pointer',
  fontSize: type.body.size,
  lineHeight: type.body.line,
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed', color: color.text.muted },
    [`&:has(input${readOnly})`]: { cursor: 'default' },
  },
  '@media': { [screens.touch]: { paddingBlock: space[8] } },
});
export const cover = component({
  position: 'static',
  display: 'flex',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const small = component({ fontSize: type.small.size, lineHeight: type.small.line });
export const text = component({ minWidth: 0, overflowWrap: 'anywhere' });
export const description = component({
  display: 'block',
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
});
export const mark = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: space[16],
  height: space[16],
  marginBlock: space[2],
});
export const input = component({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: `1px solid ${color.icon.default}`,
  background: color.surface.panel,
  cursor: 'inherit',
  outline: 'none',
  transition: `background ${vars.motion.state} ${vars.motion.ease}, border-color ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    // A radio group without a checked option also matches :indeterminate.
    '&:checked, &[type="checkbox"]:indeterminate': {
      background: color.action.on,
      borderColor: color.action.on,
    },
    '&:focus-visible': ring,
    '&[aria-invalid="true"]': { borderColor: color.tone.bad.fg },
    '&:disabled': { opacity: 0.5 },
    // A mark to read, not a filled one to press.
    [`&${readOnly}, &${readOnly}:is(:checked, :indeterminate)`]: {
      background: 'transparent',
      borderColor: color.line.strong,
    },
  },
  '@media': {
    [screens.forced]: {
      selectors: {
        [`&:checked, &[type="checkbox"]:indeterminate, &${readOnly}:is(:checked, [type="checkbox"]:indeterminate)`]:
          {
            background: 'Highlight',
            borderColor: 'Highlight',
          },
      },
    },
  },
});
export const square = component({ borderRadius: vars.radius.chip });
export const round = component({ borderRadius: vars.radius.full });
export const glyph = component({
  position: 'relative',
  display: 'none',
  pointerEvents: 'none',
  color: color.action.onOn,
  selectors: {
    'input:checked ~ &, input[type="checkbox"]:indeterminate ~ &': { display: 'inline-flex' },
    [`input${readOnly} ~ &`]: { color: color.text.primary },
  },
  '@media': {
    [screens.forced]: {
      forcedColorAdjust: 'none',
      selectors: { [`&, input${readOnly} ~ &`]: { color: 'HighlightText' } },
    },
  },
});
export const dot = component({
  width: `calc(${space[4]} + ${space[2]})`,
  height: `calc(${space[4]} + ${space[2]})`,
  borderRadius: vars.radius.full,
  background: 'currentColor',
});
/** The press area is larger than the box; in a table it is the entire cell. */
export const target = component({
  selectors: { '&::after': { content: '""', position: 'absolute', inset: `calc(-1 * ${space[8]})` } },
});

export const group = component({ display: 'flex', flexDirection: 'column', gap: space[8], border: 0 });
export const groupRow = component({ flexDirection: 'row', flexWrap: 'wrap', columnGap: space[20] });

export const track = component({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  width: `calc(${space[24]} + ${space[4]})`,
  height: space[16],
  marginBlock: space[2],
});
export const switchInput = component({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  borderRadius: vars.radius.full,
  background: color.icon.default,
  cursor: 'inherit',
  outline: 'none',
  transition: `background ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&:checked': { background: color.action.on },
    '&:focus-visible': ring,
    '&:disabled': { opacity: 0.5 },
    [`&${readOnly}, &${readOnly}:checked`]: { background: color.icon.faint },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: space[2],
      insetInlineStart: space[2],
      width: space[12],
      height: space[12],
      borderRadius: vars.radius.full,
      background: color.surface.panel,
      transition: `inset-inline-start ${vars.motion.state} ${vars.motion.ease}`,
    },
    '&:checked::after': { insetInlineStart: `calc(${space[12]} + ${space[2]})` },
  },
  '@media': {
    [screens.forced]: {
      border: '1px solid ButtonText',
      selectors: {
        '&::after': { background: 'ButtonText', insetBlockStart: 1 },
        [`&:checked, &${readOnly}:checked`]: { background: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::after': { background: 'HighlightText' },
      },
    },
  },
});
export const between = component({ display: 'flex', justifyContent: 'space-between', width: '100%' });
/** Radio cards, for options with a description. */
export const card = component({
  display: 'flex',
  padding: space[12],
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:has(input:checked)': { borderColor: color.action.on, background: color.surface.selected },
    '&:hover:not([data-disabled])': { borderColor: color.line.strong },
  },
});
export const touchRow = component({ minHeight: size.controlSmall });
