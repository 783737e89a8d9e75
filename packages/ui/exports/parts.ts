export { askForParts, fetchPart, holdParts, usePartsMissing } from '../src/parts.ts';
