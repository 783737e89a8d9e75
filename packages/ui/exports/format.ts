export * from '../src/table/format.ts';
export { formatBytes } from '../src/components/File/accept.ts';
export { inSentence } from '../src/words/inSentence.ts';
