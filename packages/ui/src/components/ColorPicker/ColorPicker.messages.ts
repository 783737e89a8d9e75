import type { Legibility } from './color.ts';

const enoughFor: Record<Legibility, string> = {
  text: 'enough for text',
  large: 'enough for large text and marks',
  none: 'too little to read or tell apart',
};

export const colorPickerWords = {
  open: (label: string) => `Choose ${label}`,
  palette: 'Palette',
  shade: 'Shade',
  hue: 'Hue',
  code: 'Color code',
  invalid: 'Enter a color code, like #1b7948.',
  onLight: 'On white',
  onDark: 'On black',
  /** `ratio` in the reader's numerals. */
  ratio: (ratio: string) => `${ratio}:1`,
  enoughFor: (grade: Legibility) => enoughFor[grade],
};
