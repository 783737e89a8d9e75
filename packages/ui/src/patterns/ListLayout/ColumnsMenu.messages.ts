export const columnsMenuMessages = {
  label: 'Columns',
  reset: 'Reset columns',
  up: (column: string) => `Move ${column} up`,
  down: (column: string) => `Move ${column} down`,
};
