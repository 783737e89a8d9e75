import type { DrawnAs } from './change-type.ts';
import type { Hatch, MarkShape } from './styles.ts';

/** A condition with measures on the sheet in its legend. */
export interface LegendRow {
  code: string;
  name: string;
  color: string;
  kind: DrawnAs;
  hatch: Hatch;
  shape: MarkShape;
  /** Formatted quantity with its unit. */
  quantity: string;
}

/** Layout of a legend on a sheet; lengths are multiples of the text height. */
export const legendLayout = { width: 24, padding: 0.9, line: 1.7, key: 0.95, text: 1.6 } as const;

/** Height of a legend with its title in multiples of the text height; an empty one has one line of text. */
export const legendHeight = (rows: number): number =>
  2 * legendLayout.padding + (Math.max(1, rows) + 1) * legendLayout.line;

/** Text height with which the rows fit in a box, in the unit of the box. */
export const legendTextSize = (width: number, height: number, rows: number): number =>
  Math.min(width / legendLayout.width, height / legendHeight(rows));
