export const dashboardWords = {
  open: 'Open',
};
