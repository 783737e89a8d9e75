export * from './types.ts';
export * from './names.ts';
export {
  checkCalculator,
  definitionsOf,
  dependenciesOf,
  fieldProblems,
  fieldUnit,
  externalUnits,
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
export { defaultGroups, defaultTemplates, type DefaultTemplate } from './default-templates.ts';
