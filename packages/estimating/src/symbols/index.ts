export * from './match-template.ts';
export * from './proposals.ts';
export * from './remove-duplicate-matches.ts';
