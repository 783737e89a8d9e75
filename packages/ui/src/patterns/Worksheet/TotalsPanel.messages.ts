import { inSentence } from '../../messages/inSentence.ts';

export const totalsPanelMessages = {
  /** Accessible name of the total, which is a button. */
  totalDerivation: (label: string, total: string) => `${label} ${total}. Why this number`,
  breakdown: (label: string) => `Breakdown of ${inSentence(label)}`,
  checks: 'Checks',
};
