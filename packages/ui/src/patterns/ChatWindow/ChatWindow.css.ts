import { asideRoom, hidden, pattern, raisedSurface, ring, screens, sum } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, type } = vars;

export const panel = pattern({
  position: 'fixed',
  insetInlineEnd: sum(space[24], asideRoom),
  insetBlockEnd: space[24],
  zIndex: vars.layer.drawer,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: measure.chatWidth,
  blockSize: measure.chatHeight,
  maxInlineSize: `calc(100vw - ${space[16]})`,
  maxBlockSize: `calc(100dvh - ${space[16]})`,
  borderRadius: vars.radius.card,
  ...raisedSurface,
  boxShadow: vars.shadow.dialog,
  outline: 'none',
  overflow: 'hidden',
  fontSize: type.small.size,
  lineHeight: type.small.line,
  selectors: { '&[data-focus-visible]': ring },
  '@media': {
    [at.phone]: {
      inset: 0,
      inlineSize: '100%',
      blockSize: '100dvh',
      maxInlineSize: 'none',
      maxBlockSize: 'none',
      borderRadius: 0,
      boxShadow: 'none',
    },
    [screens.forced]: { border: '1px solid CanvasText' },
  },
});
export const moved = pattern({ inset: 'auto' });
export const small = pattern({
  blockSize: 'auto',
  '@media': { [at.phone]: { insetBlockStart: 'auto', blockSize: 'auto', boxShadow: vars.shadow.dialog } },
});
export const head = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  flex: 'none',
  minBlockSize: measure.footer,
  paddingInline: `${space[16]} ${space[8]}`,
  borderBlockEnd: `1px solid ${color.line.default}`,
  userSelect: 'none',
});
export const draggable = pattern({
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});
export const glyph = pattern({ flex: 'none', color: color.icon.default, marginInlineEnd: space[4] });
export const title = pattern({
  flex: '1 1 auto',
  minInlineSize: 0,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: vars.weight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const grip = pattern({ display: 'flex', '@media': { [at.phone]: { display: 'none' } } });
export const middle = pattern({ position: 'relative', flex: '1 1 auto', minBlockSize: 0, display: 'flex' });
export const log = pattern({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowY: 'auto',
  padding: space[16],
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.action.focus}`, outlineOffset: -2 } },
});
export const welcome = pattern({ color: color.text.muted });
export const message = pattern({
  maxInlineSize: '88%',
  overflowWrap: 'anywhere',
});
export const wide = pattern({ inlineSize: '100%', maxInlineSize: '100%' });
export const from = {
  user: pattern({ alignSelf: 'flex-end' }),
  assistant: pattern({ alignSelf: 'flex-start' }),
};
export const bubble = {
  user: pattern({
    padding: `${space[8]} ${space[12]}`,
    borderRadius: vars.radius.card,
    background: color.action.primary,
    color: color.action.onPrimary,
    whiteSpace: 'pre-wrap',
    '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
  }),
  assistant: pattern({
    padding: `${space[8]} ${space[12]}`,
    borderRadius: vars.radius.card,
    background: color.surface.sunken,
    whiteSpace: 'pre-wrap',
    '@media': { [screens.forced]: { border: '1px solid CanvasText' } },
  }),
};
export const code = pattern({
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.control,
  border: `1px solid ${color.line.default}`,
  background: color.surface.sunken,
  fontFamily: vars.font.mono,
  letterSpacing: vars.tracking.none,
  whiteSpace: 'pre',
  overflowX: 'auto',
});
export const caret = pattern({
  display: 'inline-block',
  inlineSize: space[8],
  blockSize: '1em',
  marginInlineStart: space[2],
  verticalAlign: 'text-bottom',
  background: color.icon.default,
});
export const note = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  marginBlockStart: space[4],
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
export const noteBad = pattern({ color: color.tone.bad.fg });
export const newest = pattern({
  position: 'absolute',
  insetBlockEnd: space[8],
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
export const press = pattern({ pointerEvents: 'auto' });
export const composer = pattern({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[8],
  padding: space[12],
  borderBlockStart: `1px solid ${color.line.default}`,
});
export const field = pattern({ flex: '1 1 auto', minInlineSize: 0 });
export const unseen = pattern(hidden);
