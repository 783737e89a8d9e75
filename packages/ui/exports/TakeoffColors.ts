import { palette } from '../src/tokens/palette.ts';

/** Colours of conditions: apart from each other on white paper, none of them orange or red, which mean something. */
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

/** Inks of stamps, by the names that they are chosen by: dark enough to be read on paper. */
export const stampColors: Readonly<Record<string, string>> = {
  Red: palette.red[600],
  Blue: palette.blue[600],
  Green: palette.green[700],
  Violet: palette.violet[600],
  Black: palette.slate[800],
};
