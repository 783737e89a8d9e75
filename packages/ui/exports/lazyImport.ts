export { askForParts, fetchPart, holdParts, usePartsMissing } from '../src/lazyImport.ts';
