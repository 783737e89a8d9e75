import type { EstimateVersion } from '@plumbline/api';
import { versionsMessages } from './messages.ts';

/** Labels of the events that save a version. */
export const kindWords: Readonly<Record<EstimateVersion['kind'], string>> = {
  kept: 'Manually',
  quote: versionsMessages.savedWithQuote,
  frozen: versionsMessages.savedWhenFrozen,
  restored: versionsMessages.savedBeforeRestore,
};
export const versionName = ({ number, name }: Pick<EstimateVersion, 'number' | 'name'>) =>
  `${number}, ${name}`;
