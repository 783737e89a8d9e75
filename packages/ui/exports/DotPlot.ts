export * from '../src/components/Chart/DotPlot.tsx';
