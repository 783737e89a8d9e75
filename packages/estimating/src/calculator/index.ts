export * from './types.ts';
export * from './names.ts';
export {
  checkCalculator,
  definitionsOf,
  dependenciesOf,
  fieldProblems,
  fieldUnit,
  outsideUnits,
} from './check.ts';
export {
  compileCalculator,
  explainColumn,
  hasSum,
  lineColumns,
  type Compiled,
  type LineColumns,
} from './columns.ts';
export { roundColumn } from './round.ts';
export { shippedGroups, shippedTemplates, type ShippedTemplate } from './default-templates.ts';
