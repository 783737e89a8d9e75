export { retryImports, lazyImport, pauseImports, useImportsFailing } from '../src/lazyImport.ts';
