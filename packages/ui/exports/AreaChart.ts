export { AreaChart, type AreaChartProps } from '../src/components/Chart/LineChart.tsx';
