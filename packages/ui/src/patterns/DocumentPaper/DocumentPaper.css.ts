import { signatureFontFamily } from '../../components/SignaturePad/signatureFont.ts';
import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { at, measure } from '../../tokens/measures.ts';

const { color, space, type, weight } = vars;
const text = { fontSize: type.body.size, lineHeight: type.body.line } as const;
const caption = { fontSize: type.small.size, lineHeight: type.small.line } as const;

export const paper = pattern({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minWidth: 0,
  maxWidth: '54rem',
  padding: space[40],
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  background: color.surface.panel,
  ...text,
  overflowWrap: 'anywhere',
  '@media': { [at.phone]: { padding: space[16] } },
});
export const small = pattern({ ...caption, display: 'block', margin: 0, color: color.text.muted });
export const value = pattern({ ...text, margin: 0, fontWeight: weight.strong });

/* Head */
export const head = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${space[8]} ${space[16]}`,
  paddingBlockEnd: space[12],
  borderBlockEnd: `2px solid ${color.text.primary}`,
});
export const mark = pattern({
  flex: 'none',
  alignSelf: 'center',
  maxWidth: space[72],
  maxHeight: space[40],
  objectFit: 'contain',
});
export const company = pattern({ flex: '1 1 14rem', minWidth: 0 });
export const companyName = pattern({
  margin: 0,
  fontSize: type.page.size,
  lineHeight: type.page.line,
  fontWeight: weight.strong,
});
export const number = pattern({
  margin: 0,
  fontSize: type.section.size,
  lineHeight: type.section.line,
  fontWeight: weight.strong,
});
export const logo = pattern({ alignSelf: 'flex-start', maxWidth: '12rem', maxHeight: '4rem' });

/* Facts */
export const facts = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: space[16],
  margin: 0,
});

/* Lines */
export const lines = pattern({ width: '100%', borderCollapse: 'collapse', fontSize: type.small.size });
const cell = { padding: space[8], verticalAlign: 'top', textAlign: 'start' } as const;
const heading = {
  ...cell,
  ...caption,
  color: color.text.muted,
  fontWeight: weight.medium,
  background: color.surface.sunken,
  whiteSpace: 'nowrap',
} as const;
const figures = { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
const under = { borderBlockEnd: `1px solid ${color.line.subtle}` } as const;
/** Container width at which figures are beside the scope instead of below it. */
const roomy = '(min-width: 34rem)';
export const beside = pattern({ display: 'none', '@container': { [roomy]: { display: 'table-cell' } } });
export const below = pattern({ '@container': { [roomy]: { display: 'none' } } });
export const scopeHead = pattern({ ...heading, width: '99%' });
export const columnHead = pattern(heading);
export const figureHead = pattern({ ...heading, textAlign: 'end' });
export const scope = pattern({ ...cell, ...under, fontWeight: weight.regular });
export const line = pattern({ display: 'block', fontWeight: weight.medium });
export const figure = pattern({ ...cell, ...under, ...figures });
export const order = pattern({ ...cell, ...under, ...figures, color: color.text.muted });
export const mutedCell = pattern({ ...cell, ...under, color: color.text.muted, whiteSpace: 'nowrap' });
export const sum = pattern({
  borderBlockStart: `1px solid ${color.text.primary}`,
  fontWeight: weight.strong,
});
export const strong = pattern({ fontWeight: weight.strong });
export const totals = pattern({ alignSelf: 'flex-end', width: measure.totals, maxWidth: '100%' });

/* Signature */
export const signing = pattern({ paddingBlockStart: space[12] });
export const signature = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: space[20],
  margin: `0 0 ${space[8]}`,
});
export const signed = pattern({ display: 'flex', flexDirection: 'column-reverse' });
export const signedValue = pattern({
  margin: 0,
  minHeight: space[56],
  display: 'flex',
  alignItems: 'flex-end',
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${color.line.strong}`,
});

export const typedSignature = pattern({
  minWidth: 0,
  fontFamily: `${signatureFontFamily}, ${vars.font.body}`,
  fontSize: type.figure.size,
  lineHeight: type.figure.line,
  overflowWrap: 'anywhere',
});
export const strokes = pattern({
  maxWidth: '100%',
  maxHeight: space[56],
  width: 'auto',
  overflow: 'visible',
  fill: 'none',
  stroke: color.text.primary,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const pageBreak = pattern({
  display: 'flex',
  justifyContent: 'center',
  marginBlock: space[16],
  borderBlockStart: `1px dashed ${color.line.strong}`,
  ...caption,
  color: color.text.muted,
});
