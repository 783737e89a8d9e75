import { inSentence } from '../../messages/inSentence.ts';

export const estimateSheetMessages = {
  summary: 'Summary',
  formula: 'Formula',
  derivation: 'How this figure is calculated',
  /** Accessible name of the total, which is a button. */
  explain: (label: string, total: string) => `${label} ${total}. Why this number`,
  parts: (label: string) => `Breakdown of ${inSentence(label)}`,
  checks: 'Checks',
  enterNumber: 'Enter a number.',
  notSaved: 'Could not save. Your entry is still here.',
  changeRate: (label: string, rate: string) => `Edit ${label}, ${rate}`,
  rateField: (label: string) => `${label}, percent`,
  /** Suffix for screen readers after an overridden figure. */
  byHand: ', overridden',
  why: 'Why this number',
  loadingSteps: 'Loading the calculation',
  whyOf: (step: string) => `Why this number, ${step}`,
  close: 'Close',
  plus: 'plus',
  minus: 'minus',
  times: 'times',
  dividedBy: 'divided by',
  is: 'is',
};
