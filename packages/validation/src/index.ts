export { fill, messages, type MessageKey } from './messages.ts';
export * from './rules.ts';
export * from './rich-text.ts';
export { parseHtml, type RawElement, type RawNode } from './rich-text-parse.ts';
export * from './rich-document.ts';
export * from './quote-fields.ts';
export { normalizeUsername } from './username.ts';
