export * from '../src/table/format.ts';
