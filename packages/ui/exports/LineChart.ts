export { LineChart, type LineChartProps } from '../src/components/Chart/LineChart.tsx';
