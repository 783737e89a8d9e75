export * from '../src/patterns/EstimateHead/EstimateHead.tsx';
