export const columnsMenuWords = {
  label: 'Columns',
  reset: 'Reset',
  up: (column: string) => `Move ${column} up`,
  down: (column: string) => `Move ${column} down`,
};
