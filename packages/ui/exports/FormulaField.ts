export * from '../src/components/FormulaField/FormulaField.tsx';
export type { FormulaName } from '../src/components/FormulaField/formula.ts';
