export * from '../src/components/Chart/ChartCard.tsx';
