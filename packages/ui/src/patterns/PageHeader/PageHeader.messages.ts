export const pageHeaderWords = {
  back: 'Back',
};
