/** Shares of non-regular hours in all hours. */
export const hourShares = [
  { field: 'overtime_percentage', label: 'Overtime', unit: '%' },
  { field: 'double_overtime_percentage', label: 'Double time', unit: '%' },
  { field: 'nightshift_percentage', label: 'Night shift', unit: '%' },
] as const;
