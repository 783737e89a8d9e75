import type { PixelBox, ProposalFilter } from '@plumbline/estimating';
import type { SheetSource } from '../sheet/openSheet.ts';
import type { CanvasCondition } from '../types.ts';
import type { InkCrop } from './inkCrop.ts';
import type { SymbolPicture } from './SymbolMatcher.ts';

/** Symbol to search on other sheets, with the filters of its search. */
export interface SheetsQuery {
  symbol: SymbolPicture;
  filter: ProposalFilter;
  condition: CanvasCondition;
}

/** Sheet that can be searched. */
export interface SearchableSheet {
  pageId: string;
  /** Sheet number and name. */
  label: string;
  source: SheetSource;
}

/** Place of a symbol on a sheet. */
export interface FoundSymbol {
  /** Bounds in page points. */
  bounds: PixelBox;
  similarity: number;
  crop: InkCrop;
}

/** Finds a symbol on a sheet. @returns null if aborted. */
export type FindOnSheet = (
  sheet: SearchableSheet,
  query: SheetsQuery,
  options: { signal: AbortSignal; onProgress: (part: number) => void; assetsUrl: string | undefined },
) => Promise<FoundSymbol[] | null>;
