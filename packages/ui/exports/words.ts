export { english } from '../src/words/english.ts';
export type { Words } from '../src/words/catalogue.ts';
