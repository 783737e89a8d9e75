import { globalStyle } from '@vanilla-extract/css';
import { hidden, pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';
import { at } from '../../tokens/measures.ts';

const { color, space, type } = vars;

export const form = pattern({ display: 'flex', flexDirection: 'column', gap: space[24], minWidth: 0 });
export const head = pattern({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const title = pattern({
  fontSize: type.page.size,
  lineHeight: type.page.line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
  overflowWrap: 'anywhere',
});
export const description = pattern({ color: color.text.muted });
export const pageLine = pattern({ color: color.text.muted, fontSize: type.small.size });
export const page = pattern({ display: 'flex', flexDirection: 'column', gap: space[32], outline: 'none' });
export const section = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  border: 0,
  minWidth: 0,
});
export const sectionTitle = pattern({
  fontSize: type.section.size,
  lineHeight: type.section.line,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.heading,
  overflowWrap: 'anywhere',
});
/** Title of a section below the title of its page. */
export const subsectionTitle = pattern({
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
export const legend = pattern({ marginBlockEnd: space[12], overflowWrap: 'anywhere', maxInlineSize: '100%' });
export const answerCell = pattern({
  padding: `${space[8]} ${space[12]}`,
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.line.subtle}`,
});
export const questions = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[16],
  alignItems: 'start',
  '@media': { [at.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const whole = pattern({ gridColumn: '1 / -1', minWidth: 0 });
export const half = pattern({ minWidth: 0 });
export const foot = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.line.subtle}`,
});
export const footEnd = pattern({ marginInlineStart: 'auto', display: 'flex', gap: space[8] });

export const tableField = pattern({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 });
export const tableScroll = pattern({
  overflowX: 'auto',
  border: `1px solid ${color.line.strong}`,
  borderRadius: vars.radius.control,
});
export const table = pattern({ width: '100%', fontSize: type.small.size, lineHeight: type.small.line });
export const headCell = pattern({
  padding: `${space[8]} ${space[12]}`,
  textAlign: 'start',
  fontWeight: vars.weight.medium,
  color: color.text.muted,
  background: color.surface.sunken,
  borderBlockEnd: `1px solid ${color.line.default}`,
  whiteSpace: 'nowrap',
});
/** Column of numbers. */
export const end = pattern({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const mark = pattern({ color: color.tone.bad.fg, marginInlineStart: space[2] });
export const cell = pattern({
  minWidth: '8rem',
  padding: space[4],
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.line.subtle}`,
});
export const numberCell = pattern({
  width: '2.5rem',
  paddingInline: space[12],
  // In line with the text of the fields, and not higher than they are.
  paddingBlock: `calc(${space[4]} + (${vars.size.controlSmall} - ${type.small.line}) / 2)`,
  color: color.text.muted,
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  fontVariantNumeric: 'tabular-nums',
});
export const toolCell = pattern({
  width: '2.5rem',
  padding: space[4],
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.line.subtle}`,
});
globalStyle(`${table} tbody tr:last-child > *`, { '@layer': { [layers.pattern]: { borderBlockEnd: 0 } } });
export const cards = pattern({ display: 'flex', flexDirection: 'column', gap: space[12] });
export const card = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[12],
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  minWidth: 0,
});
export const cardHead = pattern({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  color: color.text.muted,
});
export const unseen = pattern(hidden);

export const answers = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[16]} ${space[24]}`,
  '@media': { [at.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const answer = pattern({ minWidth: 0, breakInside: 'avoid' });
export const question = pattern({
  color: color.text.muted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  overflowWrap: 'anywhere',
});
export const answerText = pattern({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
export const answerTable = pattern({ marginBlockStart: space[4] });
export const none = pattern({ color: color.text.muted });
export const blank = pattern({
  display: 'block',
  blockSize: space[24],
  borderBlockEnd: `1px solid ${color.text.muted}`,
});
export const blankTall = pattern({
  display: 'block',
  blockSize: space[72],
  borderBlockEnd: `1px solid ${color.text.muted}`,
});
export const signature = pattern({
  display: 'block',
  maxInlineSize: '20rem',
  maxBlockSize: '6rem',
  padding: space[4],
  borderBlockEnd: `1px solid ${color.text.muted}`,
  // Ink is black on nothing: on a dark surface it is turned over.
  selectors: { '[data-theme="dark"] &': { filter: 'invert(1)' } },
  '@media': { print: { filter: 'none' } },
});
export const sheet = pattern({
  '@media': { print: { color: 'CanvasText', background: 'Canvas', colorScheme: 'light' } },
});
