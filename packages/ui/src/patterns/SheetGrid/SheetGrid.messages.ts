export const sheetGridWords = {
  reading: 'Reading page',
};
