import { parseDate, startOfMonth, endOfMonth, startOfYear, endOfYear } from '@internationalized/date';
import type { filterEditorMessages } from './FilterEditor.messages.ts';

export type Preset = keyof (typeof filterEditorMessages)['preset'];
export const presets: readonly Preset[] = ['today', 'last7', 'last30', 'month', 'quarter', 'year'];

/** First and last day of a period, as YYYY-MM-DD. */
export function presetRange(preset: Preset, today: string): readonly [string, string] {
  const day = parseDate(today);
  const range = (from: typeof day, to: typeof day) => [from.toString(), to.toString()] as const;
  switch (preset) {
    case 'today':
      return range(day, day);
    case 'last7':
      return range(day.subtract({ days: 6 }), day);
    case 'last30':
      return range(day.subtract({ days: 29 }), day);
    case 'month':
      return range(startOfMonth(day), endOfMonth(day));
    case 'quarter': {
      const first = startOfMonth(day.set({ month: day.month - ((day.month - 1) % 3), day: 1 }));
      return range(first, endOfMonth(first.add({ months: 2 })));
    }
    case 'year':
      return range(startOfYear(day), endOfYear(day));
  }
}
