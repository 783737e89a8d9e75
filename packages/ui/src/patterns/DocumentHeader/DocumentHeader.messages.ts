export const documentHeaderWords = {
  back: 'Back',
};
