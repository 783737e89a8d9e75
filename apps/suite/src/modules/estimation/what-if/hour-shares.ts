import { whatIfMessages } from './messages.ts';

/** Shares of non-regular hours in all hours. */
export const hourShares = [
  { field: 'overtime_percentage', label: whatIfMessages.overtime, unit: '%' },
  { field: 'double_overtime_percentage', label: whatIfMessages.doubleTime, unit: '%' },
  { field: 'nightshift_percentage', label: whatIfMessages.nightShift, unit: '%' },
] as const;
