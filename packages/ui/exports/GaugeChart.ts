export * from '../src/components/Chart/GaugeChart.tsx';
