import type { EstimateVersion } from '@plumbline/api';

/** Labels of the events that save a version. */
export const kindWords: Readonly<Record<EstimateVersion['kind'], string>> = {
  kept: 'Manually',
  quote: 'With a quote',
  frozen: 'When frozen',
  restored: 'Before a restore',
};
export const versionName = ({ number, name }: Pick<EstimateVersion, 'number' | 'name'>) =>
  `${number}, ${name}`;
