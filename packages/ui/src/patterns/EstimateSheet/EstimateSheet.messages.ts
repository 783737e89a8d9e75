import { inSentence } from '../../messages/inSentence.ts';

export const estimateSheetWords = {
  summary: 'Summary',
  formula: 'Formula',
  derivation: 'How this figure comes about',
  /** Name of the total, which is a button. */
  explain: (label: string, total: string) => `${label} ${total}. Why this number`,
  parts: (label: string) => `Parts of the ${inSentence(label)}`,
  checks: 'Checks',
  enterNumber: 'Enter a number',
  notSaved: 'Not saved. What you typed is still here.',
  changeRate: (label: string, rate: string) => `${label} ${rate}, change`,
  rateField: (label: string) => `${label}, percent`,
  /** After a figure that a person has typed over the computed one. */
  byHand: ', set by hand',
  why: 'Why this number',
  loadingSteps: 'Reading how it comes about',
  whyOf: (step: string) => `Why this number, ${step}`,
  close: 'Close',
  plus: 'plus',
  minus: 'minus',
  times: 'times',
  dividedBy: 'divided by',
  is: 'is',
};
