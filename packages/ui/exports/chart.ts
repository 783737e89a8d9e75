export type {
  ChartPart,
  ChartPoint,
  ChartReference,
  ChartSeries,
  ChartUnit,
} from '../src/components/Chart/chartTypes.ts';
