export const documentLayoutWords = {
  back: 'Back',
  rail: 'Activity',
  totals: 'Totals',
};
