export * from '../src/data-grid/format.ts';
export { formatBytes } from '../src/components/File/accept.ts';
export { formatShare } from '../src/components/Format/formatPercent.ts';
export { inSentence } from '../src/messages/inSentence.ts';
