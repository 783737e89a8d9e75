export { formatDate, formatDateTime } from '../src/components/Date/dates.ts';
export { parseDate } from '../src/components/Date/parse-date.ts';
