import { vars } from '../../tokens/contract.css.ts';
import { component, truncated, variants } from '../../styles/layers.ts';

export const text = component({ minWidth: 0 });
export const block = component({ display: 'block' });
export const size = variants(vars.type, (t, key) => ({
  fontSize: t.size,
  lineHeight: t.line,
  letterSpacing:
    key === 'caption'
      ? vars.tracking.none
      : key === 'page' || key === 'figure' || key === 'section'
        ? vars.tracking.heading
        : vars.tracking.body,
}));
const { tone: t, text: c } = vars.color;
export const tone = variants(
  {
    primary: c.primary,
    muted: c.muted,
    link: c.link,
    brand: c.brand,
    ok: t.ok.fg,
    warn: t.warn.fg,
    bad: t.bad.fg,
    info: t.info.fg,
    wait: t.wait.fg,
    alert: t.alert.fg,
    inherit: 'inherit',
  },
  (color) => ({ color }),
);
export const weight = variants(vars.weight, (fontWeight) => ({ fontWeight }));
export const mono = component({
  fontFamily: vars.font.mono,
  fontVariantLigatures: 'none',
  letterSpacing: vars.tracking.none,
  fontSize: vars.type.caption.size,
});
export const numeric = component({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const tabular = component({ fontVariantNumeric: 'tabular-nums' });
export const align = variants({ start: 'start', center: 'center', end: 'end' } as const, (textAlign) => ({
  textAlign,
}));
export const end = component({ display: 'block', ...truncated });
export const wrap = component({ overflowWrap: 'anywhere' });
export const nowrap = component({ whiteSpace: 'nowrap' });
export const pre = component({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const balance = component({ textWrap: 'balance' });
export const strike = component({ textDecoration: 'line-through' });
export const middle = component({
  position: 'relative',
  display: 'flex',
  // As wide as its text, so that its halves follow the text direction and its position does not change.
  width: 'fit-content',
  minWidth: 0,
  maxWidth: '100%',
  whiteSpace: 'nowrap',
});
/** The name as text: it is read, found, selected and pressed here, above its halves. */
export const middleWhole = component({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  whiteSpace: 'pre',
  opacity: 0,
});
const drawn = { '&::before': { content: 'attr(data-text)' } };
export const middleHead = component({ ...truncated, whiteSpace: 'pre', minWidth: 0, selectors: drawn });
export const middleTail = component({ flex: 'none', whiteSpace: 'pre', selectors: drawn });
