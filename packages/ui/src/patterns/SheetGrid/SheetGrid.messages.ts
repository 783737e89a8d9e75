export const sheetGridWords = {
  reading: 'Processing',
};
