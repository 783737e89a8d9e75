export const paginationMessages = {
  label: 'Pages',
  size: 'Rows per page',
  of: 'of',
  previous: 'Previous page',
  next: 'Next page',
};
