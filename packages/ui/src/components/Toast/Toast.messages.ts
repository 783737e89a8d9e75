export const toastWords = {
  label: 'Messages',
  dismiss: 'Dismiss',
};
