import { palette } from '../src/tokens/palette.ts';

/** Colors of conditions, distinguishable on white, without orange and red, which have a semantic meaning. */
export const conditionColors: readonly [string, ...string[]] = [
  palette.blue[500],
  palette.violet[500],
  palette.teal[500],
  palette.green[600],
  palette.amber[500],
  palette.navy[600],
  palette.slate[600],
  palette.violet[600],
  palette.teal[700],
  palette.green[500],
  palette.amber[600],
  palette.blue[700],
];

/** Colors of stamps by name, dark enough to be legible on paper. */
export const stampColors: Readonly<Record<string, string>> = {
  Red: palette.red[600],
  Blue: palette.blue[600],
  Green: palette.green[700],
  Violet: palette.violet[600],
  Black: palette.slate[800],
};
