export const worksheetLayoutMessages = {
  summary: 'Summary',
};
