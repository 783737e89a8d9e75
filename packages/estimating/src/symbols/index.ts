export * from './match-template.ts';
export * from './proposals.ts';
