import { utcMidnight } from '@plumbline/dates';

/** A day as it is written everywhere in the product: "Mar 02, 2026". */
export const formatDate = (value: string): string =>
  utcMidnight(value.slice(0, 10)).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: '2-digit',
    year: 'numeric',
  });
