import { countText } from '@plumbline/app-kit/format/count-text';

/** A number of measures in words. */
export const measuresText = (count: number): string => countText(count, { one: 'measure', many: 'measures' });
