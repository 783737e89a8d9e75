export * from './types.ts';
export * from './tree.ts';
export * from './parts.ts';
