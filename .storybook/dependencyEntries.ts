/**
 * Files whose imports Vite bundles before the first story or test, what a part loads late among them; a library that is
 * found later loads the page anew in the middle of one. None imports a virtual module, which the search cannot resolve.
 */
export const dependencyEntries = [
  'packages/*/src/**/*.stories.tsx',
  'packages/ui/testing/*.{browser,pictures}.tsx',
  '.storybook/docs/*.tsx',
];
