export * from '../src/components/Chart/DonutChart.tsx';
