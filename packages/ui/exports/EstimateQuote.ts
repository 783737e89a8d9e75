export * from '../src/patterns/EstimateQuote/EstimateQuote.tsx';
