import type { Legibility } from './color.ts';

const enoughFor: Record<Legibility, string> = {
  text: 'Readable as text',
  large: 'Readable as large text and marks',
  none: 'Not enough contrast',
};

export const colorPickerMessages = {
  open: (label: string) => `Choose ${label}`,
  palette: 'Palette',
  shade: 'Shade',
  hue: 'Hue',
  code: 'Color code',
  invalid: 'Enter a color code, such as #1b7948.',
  onLight: 'On white',
  onDark: 'On black',
  /** `ratio` is localized. */
  ratio: (ratio: string) => `${ratio}:1`,
  enoughFor: (grade: Legibility) => enoughFor[grade],
};
