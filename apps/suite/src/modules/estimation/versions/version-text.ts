import type { EstimateVersion } from '@plumbline/api';

/** When and why a version came to be. */
export const kindWords: Readonly<Record<EstimateVersion['kind'], string>> = {
  kept: 'By hand',
  quote: 'With a quote',
  frozen: 'When frozen',
  restored: 'Before a restore',
};
export const versionName = ({ number, name }: Pick<EstimateVersion, 'number' | 'name'>) =>
  `${number}, ${name}`;
