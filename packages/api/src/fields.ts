export * from './generated/fields.ts';
