import type { ReactNode } from 'react';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { chartWords } from './Chart.messages.ts';
import { ChartFrame, type ChartBox } from './ChartFrame.tsx';
import type { ChartBaseProps, ChartPart, ChartPoint, ChartUnit } from './chartTypes.ts';
import { fullFigure, share, type FigureFormat } from './figures.ts';
import type { SeriesColour } from './seriesOf.ts';

/** What writes the figures of a chart of parts. */
export function usePartsWords(unit: ChartUnit = 'number', currency = 'USD') {
  const words = useMessages('chart', chartWords);
  const { locale } = useLocale();
  const format: FigureFormat = { unit, currency, locale };
  return { words, format, percent: (part: number) => share(part, locale) };
}

interface PartsFrameProps extends Omit<ChartBaseProps, 'unit' | 'currency' | 'height'> {
  height: number;
  parts: readonly ChartPart[];
  format: FigureFormat;
  /** Heads each part's share, and writes it; undefined where a part has none to tell. */
  shareHead: string;
  shareOf: (index: number) => string | undefined;
  colourOf: (index: number) => SeriesColour;
  draw: (box: ChartBox, active: ChartPoint | undefined) => ReactNode;
  /** The part at a place of the drawing; -1 where there is none. */
  partAt: (x: number, y: number, box: ChartBox) => number;
  anchor: (index: number, box: ChartBox) => { x: number; y: number };
}

/** A chart of named parts, one below the other for the keyboard, with the table of their amounts and shares. */
export function PartsFrame({
  parts,
  format,
  shareHead,
  shareOf,
  colourOf,
  partAt,
  anchor,
  categoryLabel,
  ...frame
}: PartsFrameProps) {
  const words = useMessages('chart', chartWords);
  return (
    <ChartFrame
      {...frame}
      isEmpty={parts.length === 0}
      count={parts.length}
      isUpright
      table={{
        heads: [categoryLabel ?? words.category, words.amount, shareHead],
        rows: parts.map(({ label, value }, at) => ({
          head: label,
          cells: [fullFigure(value, format), shareOf(at) ?? words.none],
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
            { label: words.amount, value: fullFigure(part?.value ?? 0, format), colour: colourOf(index) },
            ...(own === undefined ? [] : [{ label: shareHead, value: own }]),
          ],
        };
      }}
    />
  );
}
