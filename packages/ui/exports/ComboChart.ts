export * from '../src/components/Chart/ComboChart.tsx';
