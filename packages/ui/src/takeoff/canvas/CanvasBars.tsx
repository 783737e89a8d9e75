import { OffsetBar } from '../offset/OffsetBar.tsx';
import { RoomSearchBar } from '../rooms/RoomSearchBar.tsx';
import type { SheetsQuery } from '../symbol-search/SheetsQuery.ts';
import { SymbolSearchBar } from '../symbol-search/SymbolSearchBar.tsx';
import type { CanvasCondition } from '../types.ts';
import type { FloatingBarViews } from './FloatingBarViews.ts';
import type { EngineMessages } from './engineMessages.ts';
import type { ToolControls } from './ToolControls.ts';

interface CanvasBarsProps {
  views: FloatingBarViews;
  hand: Pick<ToolControls, 'bars' | 'acceptSymbolMatches' | 'cancel'>;
  conditions: readonly CanvasCondition[];
  messages: EngineMessages;
  /** Returns the focus to the sheet. */
  onFocus: () => void;
  /** Called with the symbol of a search to find on other sheets. */
  onSearchSheets?: ((query: SheetsQuery) => void) | undefined;
}

/** Bars of the tools that propose shapes. */
export function CanvasBars({ views, hand, conditions, messages, onFocus, onSearchSheets }: CanvasBarsProps) {
  const { symbolSearch, offset, rooms } = views;
  return (
    <>
      {symbolSearch && (
        <SymbolSearchBar
          view={symbolSearch}
          controls={hand.bars.symbolSearch}
          messages={messages}
          onAdd={() => {
            hand.acceptSymbolMatches();
            onFocus();
          }}
          onCancel={() => hand.cancel()}
          onFocus={onFocus}
          onSheets={
            onSearchSheets &&
            (async () => {
              const query = await hand.bars.symbolSearch.queryForSheets();
              if (query) onSearchSheets(query);
            })
          }
        />
      )}
      {offset && (
        <OffsetBar
          view={offset}
          controls={hand.bars.offset}
          conditions={conditions}
          messages={messages}
          onFocus={onFocus}
        />
      )}
      {rooms && (
        <RoomSearchBar
          view={rooms}
          controls={hand.bars.rooms}
          messages={messages}
          onCancel={() => hand.cancel()}
          onFocus={onFocus}
        />
      )}
    </>
  );
}
