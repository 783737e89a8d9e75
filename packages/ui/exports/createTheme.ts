export * from '../src/tokens/createTheme.ts';
