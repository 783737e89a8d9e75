export { BudgetMatrix, type BudgetMatrixProps } from '../src/patterns/BudgetMatrix/BudgetMatrix.tsx';
export type { BudgetColumn } from '../src/patterns/BudgetMatrix/budgetColumns.tsx';
export {
  sumBudget,
  type BudgetFigures,
  type BudgetLine,
  type BudgetPreview,
  type BudgetRow,
  type BudgetSums,
} from '../src/patterns/BudgetMatrix/budget.ts';
