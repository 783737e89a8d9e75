import { createGlobalThemeContract } from '@vanilla-extract/css';
import { variableName } from './variables.ts';

const tone = { fg: '', bg: '', text: '' };
const tint = { bg: '', fg: '' };

/**
 * Tier two: the semantic contract that every component reads. Colors change with the theme, sizes with the
 * density; the rest is constant. The CSS variable names are public (`--pl-color-text-primary`).
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      surface: {
        canvas: '',
        panel: '',
        raised: '',
        sunken: '',
        hover: '',
        active: '',
        selected: '',
        scrim: '',
        inverse: '',
      },
      line: { subtle: '', default: '', strong: '', selected: '' },
      /** States and lines on `surface.raised`: menus, lists, pickers. */
      raised: {
        hover: '',
        active: '',
        selected: '',
        lineSubtle: '',
        lineDefault: '',
        lineStrong: '',
      },
      text: { primary: '', muted: '', placeholder: '', link: '', brand: '', onInverse: '' },
      icon: { default: '', faint: '' },
      action: {
        primary: '',
        primaryHover: '',
        onPrimary: '',
        danger: '',
        dangerHover: '',
        onDanger: '',
        on: '',
        onOn: '',
        marker: '',
        /** Filled stars, whose outline has the contrast. */
        rating: '',
        focus: '',
      },
      /** `fg` for icons and text on a surface, `bg` with `text` for pills and banners. */
      tone: { ok: tone, warn: tone, bad: tone, info: tone, wait: tone, alert: tone, neutral: tone },
      /** Marks and avatars: never red or orange, which mean something. */
      tint: {
        blue: tint,
        teal: tint,
        violet: tint,
        green: tint,
        amber: tint,
        slate: tint,
        navy: tint,
      },
      /** Series of a chart, in order; told apart also without red, green or blue vision. */
      series: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '' },
    },
    shadow: { popover: '', dialog: '' },
    space: {
      0: '',
      2: '',
      4: '',
      8: '',
      12: '',
      16: '',
      20: '',
      24: '',
      32: '',
      40: '',
      56: '',
      72: '',
    },
    radius: { chip: '', control: '', card: '', full: '' },
    font: { body: '', mono: '' },
    type: {
      caption: { size: '', line: '' },
      small: { size: '', line: '' },
      body: { size: '', line: '' },
      section: { size: '', line: '' },
      page: { size: '', line: '' },
      figure: { size: '', line: '' },
    },
    weight: { regular: '', medium: '', strong: '' },
    tracking: { none: '', body: '', heading: '' },
    motion: { state: '', surface: '', ease: '' },
    size: {
      /** Control height of the current density. */
      control: '',
      controlSmall: '',
      row: '',
      touch: '',
      header: '',
      tabs: '',
      nav: '',
      navMini: '',
      navItem: '',
      recordPanel: '',
      launcher: '',
      toast: '',
    },
    layer: { sticky: '', header: '', drawer: '', dialog: '', popover: '', toast: '', loader: '' },
  },
  (_value, path) => variableName(path).slice(2),
);
