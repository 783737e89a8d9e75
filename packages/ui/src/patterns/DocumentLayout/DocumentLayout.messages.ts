export const documentLayoutWords = {
  rail: 'Activity',
  totals: 'Totals',
};
