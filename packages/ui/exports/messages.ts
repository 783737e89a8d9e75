export { english } from '../src/messages/english.ts';
export type { Messages } from '../src/messages/catalogue.ts';
