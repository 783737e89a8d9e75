import type { ReactNode } from 'react';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { chartMessages } from './Chart.messages.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartShape } from './ChartSkeleton.tsx';
import type { ChartAnchor, ChartBox } from './chartFrameTypes.ts';
import type { ChartBaseProps, ChartPart, ChartPoint, ChartUnit } from './chartTypes.ts';
import { fullFigure, formatShareOfTotal, type FigureFormat } from './figures.ts';
import type { SeriesColour } from './seriesOf.ts';

/** Formatters and messages for the figures of a parts chart. */
export function useCategoryChartText(unit: ChartUnit = 'number', currency = 'USD') {
  const messages = useMessages('chart', chartMessages);
  const { locale } = useLocale();
  const format: FigureFormat = { unit, currency, locale };
  return { messages, format, percent: (part: number) => formatShareOfTotal(part, locale) };
}

interface CategoryChartFrameProps extends Omit<ChartBaseProps, 'unit' | 'currency' | 'height'> {
  height: number;
  /** Shape in which the chart loads. */
  shape: ChartShape;
  parts: readonly ChartPart[];
  format: FigureFormat;
  /** Header and formatter of the parts' shares; the formatter returns undefined for parts without a share. */
  shareHead: string;
  shareOf: (index: number) => string | undefined;
  colourOf: (index: number) => SeriesColour;
  draw: (box: ChartBox, active: ChartPoint | undefined) => ReactNode;
  /** Returns the index of the part at a position of the drawing; -1 if there is none. */
  partAt: (x: number, y: number, box: ChartBox) => number;
  anchor: (index: number, box: ChartBox) => ChartAnchor;
}

/** Frame of charts of named parts, with vertical keyboard navigation and a table of amounts and shares. */
export function CategoryChartFrame({
  parts,
  format,
  shareHead,
  shareOf,
  colourOf,
  partAt,
  anchor,
  categoryLabel,
  ...frame
}: CategoryChartFrameProps) {
  const messages = useMessages('chart', chartMessages);
  return (
    <ChartFrame
      {...frame}
      isEmpty={parts.length === 0}
      count={parts.length}
      isUpright
      table={{
        heads: [categoryLabel ?? messages.category, messages.amount, shareHead],
        rows: parts.map(({ label, value }, at) => ({
          head: label,
          cells: [fullFigure(value, format), shareOf(at) ?? messages.none],
        })),
      }}
      hit={(x, y, box) => {
        const index = partAt(x, y, box);
        return index >= 0 && index < parts.length ? { index, seriesId: null } : undefined;
      }}
      anchor={({ index }, box) => anchor(index, box)}
      read={({ index }) => {
        const part = parts[index];
        const own = shareOf(index);
        return {
          title: part?.label ?? '',
          lines: [
            { label: messages.amount, value: fullFigure(part?.value ?? 0, format), colour: colourOf(index) },
            ...(own === undefined ? [] : [{ label: shareHead, value: own }]),
          ],
        };
      }}
    />
  );
}
