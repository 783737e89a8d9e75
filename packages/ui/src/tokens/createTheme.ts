import {
  clampChroma,
  formatHex,
  parse,
  useMode as register,
  modeLrgb,
  modeOklch,
  modeRgb,
  wcagLuminance,
} from 'culori/fn';
import { palette } from './palette.ts';
import { dark, light } from './themes.ts';
import { variableName } from './variables.ts';

register(modeRgb);
register(modeLrgb);
const oklch = register(modeOklch);

/** Greatest luminance of a background on which white text has a contrast of 4.5 by WCAG 2. */
const brightest = 1.05 / 4.5 - 0.05;
/** Factor of a button's luminance under the pointer. */
const hovered = 0.7;

/** Color of a hue and chroma that is as bright as `luminance`. */
function ofLuminance(h: number, c: number, luminance: number): string {
  const at = (l: number) => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
  let [darker, brighter] = [0, 1];
  while (brighter - darker > 1e-4) {
    const middle = (darker + brighter) / 2;
    if (wcagLuminance(at(middle)) > luminance) brighter = middle;
    else darker = middle;
  }
  return at(darker);
}

/** Values of tokens, by CSS variable. */
export type TokenValues = Record<string, string>;

/** Colors of a brand in both themes. */
export interface BrandTheme {
  /** Tokens that differ from the light theme. */
  light: TokenValues;
  /** Tokens that differ from the dark theme. */
  dark: TokenValues;
  /**
   * Style sheet for both themes. Without a name it holds for the page; with one, for elements with
   * `data-brand="<name>"` and the overlays that are opened from them.
   */
  styleSheet: (name?: string) => string;
}

/**
 * Derives a theme from a brand color: primary buttons, markers, the brand’s name and its tint. Links, states and charts
 * keep their colors, because these have meanings. Each color has the contrast of the one it replaces; a brand color on
 * which white text could not be read is darkened until it has 4.5:1.
 *
 * @param seed CSS color, e.g. `#0b6e4f` or `oklch(0.5 0.1 200)`.
 * @throws RangeError if it is no color.
 * @example
 * <style>{createTheme('#0b6e4f').styleSheet()}</style>
 */
export function createTheme(seed: string): BrandTheme {
  const color = parse(seed);
  if (!color) throw new RangeError(`“${seed}” is not a CSS color.`);
  const { h = 0, c } = oklch(color);
  /** The color of the default theme, in the hue of the brand and at most as colorful. */
  const inBrand = (original: string) =>
    ofLuminance(h, Math.min(c, (oklch(original)?.c ?? 0) * 1.2), wcagLuminance(original));

  const luminance = Math.min(wcagLuminance(color), brightest);
  const brand = luminance < brightest ? formatHex(color) : ofLuminance(h, c, luminance);
  const name = (...path: string[]) => variableName(['color', ...path]);
  const inLight: TokenValues = {
    [name('text', 'brand')]: brand,
    [name('action', 'primary')]: brand,
    [name('action', 'primaryHover')]: ofLuminance(h, c, luminance * hovered),
    [name('action', 'marker')]: brand,
    [name('tint', 'navy', 'bg')]: inBrand(light.color.tint.navy.bg),
    [name('tint', 'navy', 'fg')]: inBrand(light.color.tint.navy.fg),
  };
  const inDark: TokenValues = {
    [name('text', 'brand')]: dark.color.text.brand,
    [name('action', 'primary')]: inBrand(palette.navy[600]),
    [name('action', 'primaryHover')]: inBrand(palette.navy[700]),
    [name('action', 'marker')]: inBrand(palette.navy[400]),
    [name('tint', 'navy', 'bg')]: inBrand(dark.color.tint.navy.bg),
    [name('tint', 'navy', 'fg')]: inBrand(dark.color.tint.navy.fg),
  };
  return {
    light: inLight,
    dark: inDark,
    styleSheet: (brandName) => {
      const region = brandName === undefined ? ':root' : `[data-brand=${JSON.stringify(brandName)}]`;
      // A theme that is set inside the region sets all colors again.
      const selector = `${region}, ${brandName === undefined ? '' : `${region} `}[data-theme]`;
      const lines = Object.entries(inLight).map(
        ([token, value]) => `  ${token}: light-dark(${value}, ${inDark[token]});`,
      );
      return `${selector} {\n${lines.join('\n')}\n}\n`;
    },
  };
}
