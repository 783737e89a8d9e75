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
