import { useMemo } from 'react';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { offsetMessages } from '../offset/OffsetBar.messages.ts';
import { roomSearchMessages } from '../rooms/RoomSearchBar.messages.ts';
import { symbolSearchMessages } from '../symbol-search/SymbolSearchBar.messages.ts';
import { takeoffSnapMessages } from '../snapping/snap.messages.ts';
import { takeoffCommandsMessages } from '../store/commands.messages.ts';
import { formatShare } from '../../components/Format/formatPercent.ts';
import type { EngineMessages } from './engineMessages.ts';
import { takeoffFiguresMessages } from './figures.messages.ts';
import { takeoffMarksMessages } from './PlanMark.messages.ts';
import { takeoffCanvasMessages } from './TakeoffCanvas.messages.ts';

/** Messages of the engine with the app's overrides. */
export function useEngineMessages(): EngineMessages {
  const search = useMessages('takeoffSymbolSearch', symbolSearchMessages);
  const offset = useMessages('takeoffOffset', offsetMessages);
  const rooms = useMessages('takeoffRooms', roomSearchMessages);
  const canvas = useMessages('takeoffCanvas', takeoffCanvasMessages);
  const commands = useMessages('takeoffCommands', takeoffCommandsMessages);
  const figures = useMessages('takeoffFigures', takeoffFiguresMessages);
  const marks = useMessages('takeoffMarks', takeoffMarksMessages);
  const snap = useMessages('takeoffSnap', takeoffSnapMessages);
  const { locale } = useLocale();
  return useMemo(() => {
    // Created lazily, because the first formatter takes 10 ms and would delay loading the sheet.
    let number: Intl.NumberFormat | undefined;
    return {
      search,
      offset,
      rooms,
      canvas,
      commands,
      figures,
      marks,
      snap,
      format: (count) => (number ??= new Intl.NumberFormat(locale)).format(count),
      // Rounded down, so that 100% means identical.
      percent: (part) => formatShare(Math.floor(part * 100) / 100, locale),
    };
  }, [search, offset, rooms, canvas, commands, figures, marks, snap, locale]);
}
