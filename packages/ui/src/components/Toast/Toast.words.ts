export const toastWords = {
  label: 'Notifications',
  dismiss: 'Dismiss',
};
