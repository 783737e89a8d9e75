export const takeoffWorkspaceWords = {
  title: 'Take-off',
  titleOf: (page: string) => `Take-off of ${page}`,
  /** Names the canvas while its page is not known. */
  plan: 'Plan',
  tools: 'Tools',
  pages: 'Pages',
  conditions: 'Conditions',
  shortcuts: 'Keyboard shortcuts',
};
