export const toastMessages = {
  label: 'Messages',
  dismiss: 'Dismiss',
};
