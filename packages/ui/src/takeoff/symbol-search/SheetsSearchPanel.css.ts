import { pattern, raisedSurface, sum } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { narrow } from '../panels/panel.css.ts';

const { color, space, type } = vars;

/** Panel in the lower corner of the sheet. */
export const panel = pattern(
  {
    position: 'absolute',
    zIndex: 3,
    bottom: space[16],
    insetInlineEnd: space[16],
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    gap: space[8],
    width: `calc(${space[72]} * 6)`,
    maxWidth: `calc(100% - ${space[16]})`,
    maxHeight: `min(calc(${space[72]} * 7), calc(100% - ${space[32]}))`,
    padding: space[12],
    borderRadius: vars.radius.card,
    ...raisedSurface,
    color: color.text.primary,
    boxShadow: vars.shadow.popover,
    fontSize: type.small.size,
    lineHeight: type.small.line,
    '@media': { [narrow]: { bottom: space[8], insetInline: space[8], width: 'auto', maxWidth: 'none' } },
  },
  'panel',
);
export const head = pattern(
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[8] },
  'head',
);
export const title = pattern(
  {
    margin: 0,
    // Begins where the body does, which has room for focus rings.
    paddingInlineStart: space[4],
    fontSize: type.body.size,
    fontWeight: vars.weight.strong,
  },
  'title',
);
export const body = pattern(
  {
    display: 'grid',
    alignContent: 'start',
    gap: space[8],
    minHeight: 0,
    overflow: 'auto',
    padding: space[4],
  },
  'body',
);
export const list = pattern(
  { display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' },
  'list',
);
export const sheetName = pattern(
  { margin: 0, fontSize: type.small.size, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' },
  'sheetName',
);
export const muted = pattern({ color: color.text.muted }, 'muted');
export const matches = pattern(
  { display: 'flex', flexWrap: 'wrap', gap: space[4], margin: 0, padding: 0, listStyle: 'none' },
  'matches',
);
/** Match on white paper; a rejected one is faded and crossed out. */
export const match = pattern(
  {
    position: 'relative',
    display: 'block',
    width: sum(space[40], space[8]),
    height: sum(space[40], space[8]),
    padding: 0,
    border: `2px solid ${color.line.default}`,
    borderRadius: vars.radius.control,
    background: '#fff',
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': { borderColor: color.text.link },
      '&[aria-pressed="false"]::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        top: '50%',
        borderTop: `2px solid ${color.tone.bad.fg}`,
        rotate: '-45deg',
      },
      '&:focus-visible': { outline: `2px solid ${color.text.link}`, outlineOffset: '2px' },
    },
  },
  'match',
);
export const picture = pattern(
  {
    display: 'block',
    width: '100%',
    height: '100%',
    selectors: { [`${match}[aria-pressed="false"] &`]: { opacity: 0.25 } },
  },
  'picture',
);
export const foot = pattern(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: space[8] },
  'foot',
);
