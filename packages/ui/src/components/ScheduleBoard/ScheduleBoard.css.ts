import { createVar } from '@vanilla-extract/css';
import { component, screens, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { measure } from '../../tokens/measures.ts';

const { color, space, type } = vars;

/** Pixels of the column of names, of the scale, and of a row. */
export const names = createVar();
export const scale = createVar();
export const top = createVar();
export const height = createVar();
/** Pixels from the start of the scale, and along it. */
export const x = createVar();
export const width = createVar();
/** Level of a row in the tree, from 0. */
export const depth = createVar();

const caption = {
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  letterSpacing: vars.tracking.none,
} as const;

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
});
export const tools = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  paddingBlockEnd: space[12],
});
export const title = component({
  minWidth: '12rem',
  fontSize: type.section.size,
  lineHeight: type.section.line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
  fontVariantNumeric: 'tabular-nums',
});
export const notice = component({ paddingBlockEnd: space[12] });
export const scroller = component({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 0,
  maxHeight: 'min(44rem, 80vh)',
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
  overflow: 'auto',
  // Keeps the focused bar from stopping below the sticky names.
  overscrollBehaviorX: 'contain',
});
export const grid = component({
  position: 'relative',
  width: `calc(${names} + ${scale})`,
  minWidth: '100%',
});
export const head = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 5,
  display: 'flex',
  height: measure.appEntry,
  background: color.surface.panel,
  borderBlockEnd: `1px solid ${color.line.default}`,
});
export const corner = component({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[8],
  flex: 'none',
  width: names,
  paddingBlock: space[8],
  paddingInline: space[12],
  background: color.surface.panel,
  borderInlineEnd: `1px solid ${color.line.default}`,
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const cornerText = component({ ...truncated, minWidth: 0 });
export const cornerEnd = component({ flex: 'none' });
export const resizer = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: `calc(-1 * ${space[12]})`,
  width: space[24],
  cursor: 'col-resize',
  outline: 'none',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(50% - 1px)`,
      width: 2,
    },
    '&:hover::after': { background: color.line.strong },
    '&:focus-visible::after': { background: color.action.focus },
  },
});
export const headScale = component({ position: 'relative', flex: 'none', width: scale });
const cell = {
  position: 'absolute',
  insetInlineStart: x,
  width,
  // Unlike `hidden`, lets the name of a month stick to the edge of the board.
  overflow: 'clip',
  whiteSpace: 'nowrap',
  color: color.text.muted,
  ...caption,
} as const;
export const upper = component({
  ...cell,
  insetBlockStart: 0,
  height: space[32],
  paddingBlockStart: space[8],
  borderInlineStart: `1px solid ${color.line.default}`,
});
/** Stays in sight while its month or day does. */
export const upperText = component({
  position: 'sticky',
  insetInlineStart: names,
  display: 'inline-block',
  maxWidth: '100%',
  paddingInline: space[8],
  ...truncated,
  fontWeight: vars.weight.medium,
  color: color.text.primary,
});
export const upperToday = component({ color: color.text.link, fontWeight: vars.weight.strong });
export const lower = component({
  ...cell,
  insetBlockEnd: space[4],
  fontVariantNumeric: 'tabular-nums',
});
export const lowerStart = component({ paddingInlineStart: space[4] });
export const lowerCenter = component({ textAlign: 'center' });
export const dayToday = component({
  borderRadius: vars.radius.full,
  background: color.action.primary,
  color: color.action.onPrimary,
  fontWeight: vars.weight.strong,
});
export const body = component({ position: 'relative', height });
export const backdrop = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: names,
  width: scale,
  overflow: 'hidden',
  pointerEvents: 'none',
});
/** Above the shading of the rows. Bars are on the same level and after it in the document, so that they cover it. */
export const behindBars = component({ zIndex: 1 });
/** Above the bars, below the names. */
export const overlay = component({ zIndex: 3 });
/** Time without work: never filled by a bar. */
export const rest = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: x,
  width,
  background: color.surface.sunken,
  '@media': { [screens.forced]: { borderInline: '1px dotted GrayText' } },
});
/** Outline of a text that lines cross: wide enough to fill the gaps between its letters. */
export const crossed = component({
  textShadow: [1.5, 3]
    .flatMap((far) =>
      [-far, 0, far].flatMap((across) =>
        [-far, 0, far].flatMap((down) =>
          across === 0 && down === 0 ? [] : [`${across}px ${down}px ${color.surface.panel}`],
        ),
      ),
    )
    .join(', '),
  '@media': { [screens.forced]: { textShadow: 'none', background: 'Canvas' } },
});
export const line = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: x,
  width: 1,
  background: color.line.subtle,
});
export const lineStrong = component({ background: color.line.default });
export const now = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: x,
  width: 2,
  background: color.text.primary,
  pointerEvents: 'none',
  '@media': { [screens.forced]: { background: 'Highlight' } },
});
/** Time or word of the line, at its top in the heading. */
export const nowName = component({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: 0,
  insetInlineStart: x,
  transform: 'translateX(-50%)',
  paddingInline: measure.hair,
  paddingBlock: space[2],
  borderRadius: vars.radius.chip,
  background: color.surface.inverse,
  color: color.text.onInverse,
  ...caption,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '[dir=rtl] &': { transform: 'translateX(50%)' } },
});
export const legend = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[16],
  paddingBlockStart: space[12],
  color: color.text.muted,
  ...caption,
});
export const legendItem = component({ display: 'inline-flex', alignItems: 'center', gap: measure.hair });
