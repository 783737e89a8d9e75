import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))',
  gap: vars.space[24],
  maxInlineSize: '60rem',
});
globalStyle(`${pair} + ${pair}`, { marginBlockStart: vars.space[32] });

/** Its example, verdict and reason are in the same rows as those of the side beside it. */
export const side = style({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[8],
  minInlineSize: 0,
});

export const stage = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: vars.space[8],
  padding: vars.space[24],
  minBlockSize: '8rem',
  background: vars.color.surface.panel,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
});
globalStyle(`${stage} > *`, { maxInlineSize: '100%' });

const verdict = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontWeight: vars.weight.strong,
});
export const good = style([verdict, { color: vars.color.tone.ok.fg }]);
export const bad = style([verdict, { color: vars.color.tone.bad.fg }]);
export const why = style({ color: vars.color.text.muted });
