import { unitSymbol } from '@plumbline/estimating';
import type { SheetRow } from './estimate-rows.ts';

/** Unit of a row as it is written after a figure, such as m² for SQM; empty for a section. */
export const unitOf = (row: SheetRow): string =>
  row.kind === 'section' ? '' : unitSymbol(row.kind === 'line' ? row.line.unit : row.group.unit);
