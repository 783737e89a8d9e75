export const recordLayoutWords = {
  side: 'Details',
};
