export * from './alike.ts';
export * from './proposals.ts';
