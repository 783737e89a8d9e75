export * from '../src/components/Chart/BarChart.tsx';
