export const dateWords = {
  today: 'Today',
  clear: 'Clear',
};
