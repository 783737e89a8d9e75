import { countText } from '@plumbline/app-kit/format/count-text';

/** Count of measures, e.g. "3 measures". */
export const measuresText = (count: number): string => countText(count, { one: 'measure', many: 'measures' });
