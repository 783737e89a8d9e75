export type { Ratio } from './ratio.ts';
export { unitName, UnitTable, type UnitLink, type UnitProblem } from './table.ts';
