import type { ProposalFilter } from '@plumbline/estimating';
import type { EngineContext } from '../canvas/EngineContext.ts';
import type { Rect } from '../types.ts';
import type { SheetsQuery } from './SheetsQuery.ts';
import { pictureSymbol } from './SymbolMatcher.ts';

/**
 * Symbol of the shown sheet with the filters of its search, for searching other sheets.
 * @param box around the symbol, in points of the page as seen.
 * @returns null without a sheet or a condition for counts.
 */
export async function querySheets(
  { stage, conditions }: Pick<EngineContext, 'stage' | 'conditions'>,
  box: Rect,
  filter: ProposalFilter,
): Promise<SheetsQuery | null> {
  const { sheet, frame, turn } = stage;
  const condition = conditions.forType('count');
  if (!sheet || !condition) return null;
  const symbol = await pictureSymbol({
    sheet,
    frame,
    turn,
    box,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  // A part of this sheet is not a part of the others.
  return symbol && { symbol, filter: { ...filter, within: null }, condition };
}
