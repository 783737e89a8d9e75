export * from '../src/components/Chart/SCurveChart.tsx';
