import { globalStyle } from '@vanilla-extract/css';
import { innerRing, pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { layers } from '../../tokens/global.css.ts';

const { color, space } = vars;

/** Rich text with equal styles for reading and editing. */
export const prose = pattern({ minWidth: 0, overflowWrap: 'anywhere' });

/** Document text: an empty paragraph is an empty line, as on paper. */
export const document = pattern({});
globalStyle(`${document} p:empty`, { '@layer': { [layers.pattern]: { minHeight: '1lh' } } });

const inside = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(`${prose} :is(${selector})`, { '@layer': { [layers.pattern]: rule } });

inside('p', { marginBlock: 0, whiteSpace: 'pre-wrap' });
inside('p + p, p + ul, p + ol, ul + p, ol + p, ul + ol, ol + ul', { marginBlockStart: space[8] });
inside('h2', {
  marginBlock: `${space[16]} ${space[8]}`,
  fontSize: vars.type.page.size,
  lineHeight: vars.type.page.line,
  fontWeight: vars.weight.strong,
});
inside('h3', {
  marginBlock: `${space[16]} ${space[8]}`,
  fontSize: vars.type.section.size,
  lineHeight: vars.type.section.line,
  fontWeight: vars.weight.strong,
});
inside('ul, ol', { paddingInlineStart: space[20] });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
globalStyle(`${prose} li::marker`, { '@layer': { [layers.pattern]: { color: color.text.muted } } });
inside('strong', { fontWeight: vars.weight.strong });
inside('a', { color: color.text.link, textDecoration: 'underline', textUnderlineOffset: '0.15em' });
inside('a:focus-visible', { ...innerRing, borderRadius: vars.radius.chip });
inside('img', {
  display: 'inline-block',
  maxInlineSize: '100%',
  maxBlockSize: '20rem',
  marginBlock: space[4],
  borderRadius: vars.radius.control,
  border: `1px solid ${color.line.default}`,
  background: color.surface.sunken,
  verticalAlign: 'bottom',
});
inside('[data-mention]', {
  paddingInline: space[2],
  borderRadius: vars.radius.chip,
  background: color.surface.selected,
  color: color.text.link,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  boxDecorationBreak: 'clone',
});
