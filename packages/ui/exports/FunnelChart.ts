export * from '../src/components/Chart/FunnelChart.tsx';
