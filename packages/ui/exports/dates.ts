export { formatDate, formatDateTime, parseDate } from '../src/components/Date/dates.ts';
