import type { ReactNode } from 'react';

/** Unit of the figures; determines their format in axis, labels, readout and table. */
export type ChartUnit = 'number' | 'money' | 'percent' | 'days' | 'hours';

export interface ChartSeries {
  id: string;
  label: string;
  /** Value per category; null for none. */
  values: readonly (number | null)[];
}

/** Reference line, such as a target or limit. */
export interface ChartReference {
  value: number;
  label: string;
}

export interface ChartPoint {
  /** Index of the category, or of the part. */
  index: number;
  /** Null if the point represents the complete category. */
  seriesId: string | null;
}

export interface ChartBaseProps {
  /** Name of the chart and caption of its table. */
  label: string;
  /** Percent figures are points: 18.6 is 18.6%. */
  unit?: ChartUnit;
  /** ISO 4217 code, for `money`. */
  currency?: string;
  /** Pixels of the drawing. */
  height?: number;
  /** Header of the table's first column, e.g. "Stage". */
  categoryLabel?: string;
  /** Shows the loading state. */
  isLoading?: boolean;
  /** Error shown in place of the chart. */
  errorMessage?: string;
  /** Called to load again after a failure. */
  onRetry?: () => void;
  /** Shown instead of the chart if there is no data. */
  emptyState?: ReactNode;
  /** Called when a point is opened by press or Enter, to show the counted records. */
  onSelect?: (point: ChartPoint) => void;
  /** Shows the table instead of the drawing initially. */
  defaultShowTable?: boolean;
}

export interface AxisChartProps extends ChartBaseProps {
  /** Labels of the categories along the axis. */
  categories: readonly string[];
  /** Series; up to eight have distinct colors. */
  series: readonly ChartSeries[];
  /** Reference line with its label. */
  reference?: ChartReference;
}

export interface ChartPart {
  id: string;
  label: string;
  /** Value of 0 or more. */
  value: number;
}
