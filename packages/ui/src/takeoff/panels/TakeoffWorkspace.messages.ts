export const takeoffWorkspaceMessages = {
  title: 'Take-off',
  titleOf: (page: string) => `Take-off of ${page}`,
  /** Name of the canvas while its page is not loaded. */
  plan: 'Plan',
  tools: 'Tools',
  pages: 'Pages',
  conditions: 'Conditions',
  shortcuts: 'Keyboard shortcuts',
};
