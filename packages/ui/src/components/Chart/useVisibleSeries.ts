import { useState } from 'react';
import type { ChartSeries } from './chartTypes.ts';
import { colourOf, type SeriesColour } from './seriesOf.ts';
import { toggleSeries } from './toggleSeries.ts';

/** Series with its color, which it keeps while others are hidden. */
export interface ColouredSeries extends ChartSeries {
  colour: SeriesColour;
}

export interface LegendItem {
  id: string;
  label: string;
  colour: SeriesColour;
  isShown: boolean;
  /** Shape of the key; a square by default. */
  mark?: 'area' | 'line' | 'dashed';
}

export interface VisibleSeries {
  /** Series that are drawn. */
  shown: readonly ColouredSeries[];
  /** Entries of the legend; undefined for one series, which the chart's name already describes. */
  legend: readonly LegendItem[] | undefined;
  /** Shows or hides a series. */
  onToggle: (id: string) => void;
}

const none: ReadonlySet<string> = new Set();

/** Series of a chart that the reader shows and hides in the legend. */
export function useVisibleSeries(
  series: readonly ChartSeries[],
  markOf?: (index: number) => LegendItem['mark'],
): VisibleSeries {
  const [hidden, setHidden] = useState(none);
  const all = series.map((one, at) => ({ ...one, colour: colourOf(at) }));
  return {
    shown: all.filter(({ id }) => !hidden.has(id)),
    legend:
      all.length > 1
        ? all.map(({ id, label, colour }, at) => ({
            id,
            label,
            colour,
            isShown: !hidden.has(id),
            mark: markOf?.(at) ?? 'area',
          }))
        : undefined,
    onToggle: (id) =>
      setHidden((before) =>
        toggleSeries(
          before,
          id,
          series.map((one) => one.id),
        ),
      ),
  };
}
