import type { Handlers } from '../../http/context.ts';
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
} satisfies Partial<Handlers>;
