export * from './measure/types.ts';
