export * from '../src/components/Chart/TreemapChart.tsx';
