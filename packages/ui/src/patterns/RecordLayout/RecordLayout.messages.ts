export const recordLayoutMessages = {
  side: 'Details',
};
