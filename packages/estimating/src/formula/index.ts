export {
  formulaFunctions,
  formulaNames,
  formulaVariables,
  parseFormula,
  type BinaryOperator,
  type FormulaError,
  type FormulaNode,
  type FunctionName,
  type ParseResult,
} from './parse.ts';
export { evaluateFormula, type EvaluateResult, type FormulaScope, type FormulaValue } from './evaluate.ts';
export { evaluateWithUnit } from './evaluate-with-unit.ts';
export {
  checkFormulas,
  evaluateFormulas,
  type FormulaCheck,
  type FormulaDefinition,
  type FormulaProblem,
} from './check.ts';
