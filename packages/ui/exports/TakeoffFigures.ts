export {
  calibrationOf,
  type ConditionTotal,
  resultOf,
  showQuantity,
  totalsByCondition,
} from '../src/takeoff/canvas/figures.ts';
