export const sheetGridMessages = {
  reading: 'Processing',
};
