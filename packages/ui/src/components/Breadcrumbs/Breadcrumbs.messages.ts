export const breadcrumbsMessages = {
  label: 'Breadcrumbs',
  /** Name of the button that replaces the middle levels. */
  hidden: 'Show hidden levels',
};
