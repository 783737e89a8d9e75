export const documentHeaderMessages = {
  back: 'Back',
};
