import { palette, type Palette } from './palette.ts';
import { size } from './sizes.ts';
import { monoFamily } from './typefaces.ts';

const font = {
  body: "'Inter Variable', system-ui, sans-serif",
  mono: `'${monoFamily}', ui-monospace, monospace`,
};

/** Tokens that are the same in all themes and densities. */
export const constants = {
  space: {
    0: '0',
    2: '2px',
    4: '4px',
    8: '8px',
    12: '12px',
    16: '16px',
    20: '20px',
    24: '24px',
    32: '32px',
    40: '40px',
    56: '56px',
    72: '72px',
  },
  radius: { chip: '4px', control: '6px', card: '10px', full: '999px' },
  font,
  weight: { regular: '400', medium: '500', strong: '600' },
  tracking: { none: '0', body: '-0.006em', heading: '-0.017em' },
  motion: { state: '120ms', surface: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  layer: {
    sticky: '10',
    header: '20',
    drawer: '30',
    dialog: '40',
    popover: '50',
    toast: '60',
    loader: '70',
  },
};

const type = {
  caption: { size: '12px', line: '16px' },
  small: { size: '13px', line: '18px' },
  section: { size: '16px', line: '24px' },
  page: { size: '20px', line: '28px' },
  figure: { size: '28px', line: '36px' },
};

export const densities = {
  comfortable: {
    type: { ...type, body: { size: '14px', line: '20px' } },
    size: { ...size, control: '36px', controlSmall: '28px', row: '36px' },
  },
  compact: {
    type: { ...type, body: { size: '13px', line: '18px' } },
    size: { ...size, control: '28px', controlSmall: '24px', row: '28px' },
  },
};

/** Builds the light theme from a palette of values or variable names. */
export const lightOf = (p: Palette) => ({
  color: {
    surface: {
      canvas: p.slate[25],
      panel: p.white,
      raised: p.white,
      sunken: p.slate[50],
      hover: p.slate[50],
      active: p.slate[100],
      selected: p.blue[50],
      scrim: 'rgb(20 27 36 / 0.36)',
      inverse: p.slate[950],
    },
    line: {
      subtle: p.slate[100],
      default: p.slate[200],
      strong: p.slate[300],
      selected: p.blue[200],
    },
    raised: {
      hover: p.slate[50],
      active: p.slate[100],
      selected: p.blue[50],
      lineSubtle: p.slate[100],
      lineDefault: p.slate[200],
      lineStrong: p.slate[300],
    },
    text: {
      primary: p.slate[950],
      muted: p.slate[600],
      placeholder: p.slate[600],
      link: p.blue[600],
      brand: p.brand,
      onInverse: p.white,
    },
    icon: { default: p.slate[600], faint: p.slate[400] },
    action: {
      primary: p.brand,
      primaryHover: p.navy[800],
      onPrimary: p.white,
      danger: p.red[600],
      dangerHover: p.red[700],
      onDanger: p.white,
      on: p.blue[600],
      onOn: p.white,
      marker: p.brand,
      rating: p.amber[400],
      focus: p.blue[600],
    },
    tone: {
      ok: { fg: p.green[600], bg: p.green[50], text: p.green[700] },
      warn: { fg: p.amber[600], bg: p.amber[50], text: p.amber[700] },
      bad: { fg: p.red[600], bg: p.red[50], text: p.red[700] },
      info: { fg: p.blue[600], bg: p.blue[50], text: p.blue[700] },
      wait: { fg: p.violet[600], bg: p.violet[50], text: p.violet[700] },
      alert: { fg: p.orange[600], bg: p.orange[50], text: p.orange[700] },
      neutral: { fg: p.slate[600], bg: p.slate[100], text: p.slate[700] },
    },
    tint: {
      blue: { bg: p.blue[100], fg: p.blue[800] },
      teal: { bg: p.teal[100], fg: p.teal[700] },
      violet: { bg: p.violet[100], fg: p.violet[700] },
      green: { bg: p.green[100], fg: p.green[700] },
      amber: { bg: p.amber[100], fg: p.amber[700] },
      slate: { bg: p.slate[100], fg: p.slate[700] },
      navy: { bg: p.navy[100], fg: p.navy[800] },
    },
    series: {
      1: p.navy[600],
      2: '#0f9ca0',
      3: '#583c8e',
      4: '#7a8523',
      5: '#6f2f5f',
      6: '#62676c',
      7: '#1281b0',
      8: '#2e6941',
    },
  },
  shadow: {
    popover:
      '0 0 0 1px rgb(20 27 36 / 0.09), 0 2px 4px -1px rgb(20 27 36 / 0.06), 0 12px 28px -6px rgb(20 27 36 / 0.18)',
    dialog:
      '0 0 0 1px rgb(20 27 36 / 0.08), 0 8px 16px -4px rgb(20 27 36 / 0.08), 0 32px 64px -12px rgb(20 27 36 / 0.28)',
  },
});

/** Type of a theme; the dark theme has every token of the light one. */
type Tokens<T> = { [Key in keyof T]: T[Key] extends string ? string : Tokens<T[Key]> };

/** The dark theme, likewise. */
export const darkOf = (p: Palette): Tokens<ReturnType<typeof lightOf>> => ({
  color: {
    surface: {
      canvas: '#0d131b',
      panel: p.slate[950],
      raised: p.slate[900],
      sunken: '#0d131b',
      hover: '#1b232e',
      active: p.slate[900],
      selected: '#11233d',
      scrim: 'rgb(4 8 13 / 0.6)',
      inverse: p.slate[50],
    },
    line: { subtle: '#212a35', default: '#2a333f', strong: '#3b4552', selected: '#1f4270' },
    raised: {
      hover: '#29323d',
      active: '#2d3641',
      selected: '#163356',
      lineSubtle: '#343d49',
      lineDefault: '#3b4552',
      lineStrong: '#4f5967',
    },
    text: {
      primary: p.slate[50],
      muted: p.slate[400],
      placeholder: p.slate[400],
      link: p.blue[400],
      brand: p.slate[50],
      onInverse: p.slate[950],
    },
    icon: { default: p.slate[400], faint: p.slate[600] },
    action: {
      primary: p.navy[600],
      primaryHover: p.navy[700],
      onPrimary: p.white,
      danger: p.red[600],
      dangerHover: p.red[700],
      onDanger: p.white,
      on: p.blue[400],
      onOn: p.slate[950],
      marker: p.navy[400],
      rating: p.amber[300],
      focus: p.blue[400],
    },
    tone: {
      ok: { fg: p.green[300], bg: '#0c2a1a', text: p.green[300] },
      warn: { fg: p.amber[300], bg: '#2b2008', text: p.amber[300] },
      bad: { fg: p.red[300], bg: '#3a1214', text: p.red[300] },
      info: { fg: p.blue[300], bg: '#0c2344', text: p.blue[300] },
      wait: { fg: p.violet[300], bg: '#241a45', text: p.violet[300] },
      alert: { fg: p.orange[300], bg: '#351a0a', text: p.orange[300] },
      neutral: { fg: p.slate[400], bg: '#27303c', text: p.slate[300] },
    },
    tint: {
      blue: { bg: '#12305a', fg: p.blue[200] },
      teal: { bg: '#073b3e', fg: p.teal[200] },
      violet: { bg: '#33235f', fg: p.violet[200] },
      green: { bg: '#123d26', fg: p.green[200] },
      amber: { bg: '#453008', fg: p.amber[200] },
      slate: { bg: '#2a333f', fg: p.slate[200] },
      navy: { bg: '#123463', fg: p.navy[200] },
    },
    series: {
      1: p.blue[400],
      2: '#98d1c9',
      3: '#8976cd',
      4: '#bfc566',
      5: '#a67397',
      6: '#a1a5ab',
      7: '#5fbcf4',
      8: '#71a879',
    },
  },
  shadow: { popover: '0 0 0 1px #2f3946', dialog: '0 0 0 1px #2f3946' },
});

export const light = lightOf(palette);
export const dark = darkOf(palette);
