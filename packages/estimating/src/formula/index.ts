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
export {
  evaluateFormula,
  evaluateWithUnit,
  type EvaluateResult,
  type FormulaScope,
  type FormulaValue,
} from './evaluate.ts';
export {
  checkFormulas,
  evaluateFormulas,
  type FormulaCheck,
  type FormulaDefinition,
  type FormulaProblem,
} from './check.ts';
