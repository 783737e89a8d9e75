export * from '../src/components/Chart/WaterfallChart.tsx';
