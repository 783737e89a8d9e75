import { palette } from '../src/tokens/palette.ts';

export { conditionColors } from '@plumbline/estimating';

/** Colors of stamps by name, dark enough to be legible on paper. */
export const stampColors: Readonly<Record<string, string>> = {
  Red: palette.red[600],
  Blue: palette.blue[600],
  Green: palette.green[700],
  Violet: palette.violet[600],
  Black: palette.slate[800],
};
