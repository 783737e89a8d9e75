export { english } from '../src/messages/english.ts';
export type { Words } from '../src/messages/catalogue.ts';
