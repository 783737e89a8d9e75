export { fill, messages, type MessageKey } from './messages.ts';
export * from './rules.ts';
