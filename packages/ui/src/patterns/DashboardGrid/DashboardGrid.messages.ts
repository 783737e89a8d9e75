export const dashboardMessages = {
  open: 'Open',
};
