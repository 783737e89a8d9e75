/**
 * Files that Vite scans for dependencies to bundle before the first story or test (`optimizeDeps.entries`). A dependency
 * that is found later reloads the page during a test. Files with virtual modules are excluded, because the scan fails on
 * them.
 */
export const optimizeDepsEntries = [
  'packages/*/src/**/*.stories.tsx',
  'packages/ui/testing/*.{browser,pictures}.tsx',
  '.storybook/docs/*.tsx',
];
