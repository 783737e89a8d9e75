export const breadcrumbsWords = {
  label: 'Breadcrumbs',
  /** Names the button in place of the levels between the first and the last ones. */
  hidden: 'Levels between',
};
