import { vars } from '../../tokens/contract.css.ts';
import { component, pattern, ring, screens, sum } from '../../styles/layers.ts';

const { color, motion, space, type, weight } = vars;
const wide = '(min-width: 44rem)';
const canHover = '(hover: hover)';

/** Two columns where the panel itself is wide, whatever the screen. */
export const root = pattern({ containerType: 'inline-size', width: '100%', minWidth: 0 });
export const panel = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      columnGap: space[32],
      gridTemplateAreas: '"entry summary" "entry complete"',
    },
  },
});
export const readOnly = pattern({
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"summary"' } },
});
export const summary = pattern({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@container': { [wide]: { gridArea: 'summary' } },
});
export const entry = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minWidth: 0,
  '@container': { [wide]: { gridArea: 'entry' } },
});
export const complete = pattern({ minWidth: 0, '@container': { [wide]: { gridArea: 'complete' } } });

/** A label and its amount on one line, below one another where both do not fit. */
export const line = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[16]}`,
  minWidth: 0,
});
export const lineLabel = pattern({ fontSize: type.section.size, lineHeight: type.section.line });
export const due = pattern({
  marginInlineStart: 'auto',
  fontSize: type.section.size,
  lineHeight: type.section.line,
  fontWeight: weight.strong,
});
export const outcome = pattern({ paddingBlockStart: space[12], marginBlockStart: 'auto' });
export const outcomeLabel = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  fontSize: type.page.size,
  lineHeight: type.page.line,
  fontWeight: weight.strong,
});
/** The one figure that is read across a counter. */
export const figure = pattern({
  marginInlineStart: 'auto',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  fontSize: `clamp(${type.figure.size}, 12cqi, calc(${type.figure.size} * 1.6))`,
  lineHeight: 1.2,
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.heading,
});
export const good = pattern({ color: color.tone.ok.fg });
export const bad = pattern({ color: color.tone.bad.fg });
export const waiting = pattern({ color: color.tone.warn.fg });

export const list = pattern({ marginBlock: space[12], borderBlockStart: `1px solid ${color.line.default}` });
export const empty = pattern({
  gridColumn: '1 / -1',
  paddingBlock: space[16],
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const tender = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: space[56],
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.line.default}`,
});
export const glyph = pattern({ display: 'inline-flex', flex: 'none', color: color.icon.default });
export const tenderText = pattern({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const detail = pattern({
  color: color.text.muted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});
export const amount = pattern({ flex: 'none', fontWeight: weight.strong });

export const group = pattern({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 });
export const groupLabel = pattern({
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: weight.medium,
});
export const choices = pattern({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${space[72]} * 2)), 1fr))`,
  gap: space[8],
});
export const quick = pattern({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

/** Button of a till: a label, and below it a note or the reason why it waits. */
export const choice = component({
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  minHeight: space[56],
  paddingInline: space[12],
  paddingBlock: space[8],
  textAlign: 'start',
  border: `1px solid ${color.line.strong}`,
  borderRadius: vars.radius.control,
  background: color.surface.panel,
  color: color.text.primary,
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transition: `background ${motion.state} ${motion.ease}`,
  selectors: {
    '&:focus-visible': ring,
    '&:active:not([aria-disabled="true"])': { background: color.surface.active },
    '&[aria-disabled="true"]': {
      background: color.surface.sunken,
      borderColor: color.line.default,
      color: color.text.muted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not(:active, [aria-disabled="true"])': { background: color.surface.hover } },
    },
    [screens.forced]: {
      borderColor: 'ButtonBorder',
      selectors: { '&[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});
export const centred = component({ justifyContent: 'center', textAlign: 'center' });
/** An amount is never broken: two in a row where the panel is narrow, four where it is wide. */
export const quickAmount = component({
  flexBasis: sum(space[72], space[40]),
  minWidth: 'min-content',
  overflowWrap: 'normal',
  whiteSpace: 'nowrap',
});
/** A narrow panel is a phone, which has no such keys. */
export const keyHint = component({
  display: 'none',
  flex: 'none',
  '@container': { [wide]: { display: 'inline-flex' } },
});
export const choiceText = component({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const choiceLabel = component({ fontWeight: weight.medium });
export const choiceNote = component({
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
/** The one primary action. */
export const pay = component({
  width: '100%',
  minHeight: space[72],
  background: color.action.primary,
  borderColor: color.action.primary,
  color: color.action.onPrimary,
  fontSize: type.page.size,
  lineHeight: type.page.line,
  selectors: {
    '&:active:not([aria-disabled="true"])': { background: color.action.primaryHover },
    '&[aria-disabled="true"]': { background: color.surface.active, borderColor: 'transparent' },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not(:active, [aria-disabled="true"])': { background: color.action.primaryHover },
      },
    },
  },
});
export const payReason = component({ fontSize: type.small.size, lineHeight: type.small.line });
