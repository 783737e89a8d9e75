export const pageHeaderMessages = {
  back: 'Back',
};
