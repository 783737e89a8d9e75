import { vars } from '../../tokens/contract.css.ts';
import { component, ring, screens, variants } from '../../styles/layers.ts';

const { color, motion, space, type, weight } = vars;

export const keypad = component({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 });
export const display = component({
  minHeight: space[56],
  paddingInline: space[16],
  fontSize: type.figure.size,
  lineHeight: type.figure.line,
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.heading,
});
export const affix = component({ flex: 'none', color: color.text.muted, fontWeight: weight.regular });
export const input = component({
  flex: '1 1 auto',
  width: '100%',
  minWidth: 0,
  alignSelf: 'stretch',
  outline: 'none',
  // Figures read from left to right in every script, and the last digits stay visible.
  direction: 'ltr',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'ellipsis',
});
/** The next digit replaces the value, which therefore looks like selected text. */
export const replacing = component({
  textDecoration: 'underline',
  textDecorationColor: color.line.selected,
  textDecorationThickness: space[2],
  textUnderlineOffset: space[4],
});
export const quick = component({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const quickValue = component({ flex: '1 1 auto', display: 'flex' });

const areas = (rows: readonly string[]) => rows.map((row) => `"${row}"`).join(' ');
export const keys = component({
  display: 'grid',
  gridTemplateColumns: `repeat(4, minmax(${vars.size.touch}, 1fr))`,
  gridAutoRows: `minmax(${space[56]}, 1fr)`,
  gap: space[8],
});
export const layout = {
  point: component({
    gridTemplateAreas: areas(['k7 k8 k9 kb', 'k4 k5 k6 kb', 'k1 k2 k3 kc', 'kd k0 kp kc']),
  }),
  whole: component({
    gridTemplateAreas: areas(['k7 k8 k9 kb', 'k4 k5 k6 kb', 'k1 k2 k3 kc', 'kd k0 k0 kc']),
  }),
  pointSubmit: component({
    gridTemplateAreas: areas(['k7 k8 k9 kb', 'k4 k5 k6 kc', 'k1 k2 k3 ks', 'kd k0 kp ks']),
  }),
  wholeSubmit: component({
    gridTemplateAreas: areas(['k7 k8 k9 kb', 'k4 k5 k6 kc', 'k1 k2 k3 ks', 'kd k0 k0 ks']),
  }),
};
const canHover = '(hover: hover)';
export const key = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: space[56],
  padding: space[4],
  overflow: 'hidden',
  border: `1px solid ${color.line.strong}`,
  borderRadius: vars.radius.control,
  background: color.surface.panel,
  color: color.text.primary,
  fontSize: type.page.size,
  lineHeight: type.page.line,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  // Two quick presses are two digits and not a zoom.
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transition: `background ${motion.state} ${motion.ease}`,
  selectors: {
    '&:focus-visible': ring,
    '&:active:not(:disabled)': { background: color.surface.active },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:disabled, :active)': { background: color.surface.hover } } },
    [screens.forced]: { borderColor: 'ButtonBorder' },
  },
});
/** Keys with a word instead of a figure. */
export const word = component({
  fontSize: type.body.size,
  lineHeight: type.body.line,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});
export const area = variants(
  {
    0: 'k0',
    1: 'k1',
    2: 'k2',
    3: 'k3',
    4: 'k4',
    5: 'k5',
    6: 'k6',
    7: 'k7',
    8: 'k8',
    9: 'k9',
    '00': 'kd',
    point: 'kp',
    backspace: 'kb',
    clear: 'kc',
    submit: 'ks',
  } as const,
  (gridArea) => ({ gridArea }),
);
