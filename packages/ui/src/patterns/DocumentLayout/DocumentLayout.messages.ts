export const documentLayoutMessages = {
  rail: 'Activity',
  totals: 'Totals',
};
