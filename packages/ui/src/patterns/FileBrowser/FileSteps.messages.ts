export const fileStepsMessages = {
  previous: 'Previous file',
  next: 'Next file',
  isFirst: 'This is the first file.',
  isLast: 'This is the last file.',
  position: (position: number, count: number) => `${position} of ${count}`,
};
