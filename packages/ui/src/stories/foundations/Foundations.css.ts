import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[32],
  maxInlineSize: '72rem',
});
export const block = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] });
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: vars.space[12],
});
export const ramp = style({ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' });
export const step = style({ blockSize: vars.space[40] });
export const swatch = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});
export const colour = style({
  blockSize: vars.space[56],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line.default}`,
  forcedColorAdjust: 'none',
});
export const sample = style({
  display: 'flex',
  alignItems: 'center',
  padding: vars.space[12],
  blockSize: vars.space[56],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line.subtle}`,
  forcedColorAdjust: 'none',
});
export const name = style({
  fontFamily: vars.font.mono,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  overflowWrap: 'anywhere',
});
export const muted = style([name, { color: vars.color.text.muted }]);
export const table = style({ inlineSize: '100%', maxInlineSize: '60rem' });
export const head = style({
  textAlign: 'start',
  padding: `${vars.space[8]} ${vars.space[12]}`,
  color: vars.color.text.muted,
  fontWeight: vars.weight.medium,
  borderBlockEnd: `1px solid ${vars.color.line.default}`,
});
export const cell = style({
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  verticalAlign: 'middle',
});
export const bar = style({
  background: vars.color.series[1],
  blockSize: vars.space[16],
  forcedColorAdjust: 'none',
});
export const box = style({
  inlineSize: vars.space[72],
  blockSize: vars.space[56],
  background: vars.color.surface.panel,
  border: `1px solid ${vars.color.line.strong}`,
});
export const raised = style({
  inlineSize: '12rem',
  padding: vars.space[24],
  background: vars.color.surface.raised,
  borderRadius: vars.radius.card,
});
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space[8],
});
export const icon = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  padding: vars.space[4],
});
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[24], alignItems: 'flex-end' });
