export { markCells } from '../src/data-grid/drawCellMarks.tsx';
export type { CellMark, CellMarks, RowMarks } from '../src/data-grid/types.ts';
