import type { Handlers } from '../../http/context.ts';
import { callsOf } from '../kind.ts';
import { materialFormulas, variables } from './calculator.ts';
import { calculatorFields, calculatorGroups, calculatorTemplates } from './calculator-templates.ts';
import { conditionOperations } from './conditions.ts';
import { estimateOperations } from './estimates.ts';
import { estimationOperations } from './estimations.ts';
import { pageOperations } from './pages.ts';
import { quoteOperations } from './quotes.ts';
import { takeoffOperations } from './takeoffs.ts';

export const estimation = {
  ...estimationOperations,
  ...conditionOperations,
  ...pageOperations,
  ...takeoffOperations,
  ...estimateOperations,
  ...quoteOperations,
  ...callsOf(variables),
  ...callsOf(materialFormulas),
  ...callsOf(calculatorTemplates),
  ...callsOf(calculatorGroups),
  ...callsOf(calculatorFields),
} satisfies Partial<Handlers>;
