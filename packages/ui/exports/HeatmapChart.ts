export * from '../src/components/Chart/HeatmapChart.tsx';
