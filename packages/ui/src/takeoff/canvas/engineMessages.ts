import type { Messages } from '../../messages/catalogue.ts';
import { offsetMessages } from '../offset/OffsetBar.messages.ts';
import { roomSearchMessages } from '../rooms/RoomSearchBar.messages.ts';
import { symbolSearchMessages } from '../symbol-search/SymbolSearchBar.messages.ts';
import { takeoffSnapMessages } from '../snapping/snap.messages.ts';
import { takeoffCommandsMessages } from '../store/commands.messages.ts';
import { formatShare } from '../../components/Format/formatPercent.ts';
import { takeoffFiguresMessages } from './figures.messages.ts';
import { takeoffMarksMessages } from './PlanMark.messages.ts';
import { takeoffCanvasMessages } from './TakeoffCanvas.messages.ts';

/** Messages and number formats of the engine in the current locale. */
export interface EngineMessages {
  search: Messages['takeoffSymbolSearch'];
  offset: Messages['takeoffOffset'];
  rooms: Messages['takeoffRooms'];
  canvas: Messages['takeoffCanvas'];
  commands: Messages['takeoffCommands'];
  figures: Messages['takeoffFigures'];
  marks: Messages['takeoffMarks'];
  snap: Messages['takeoffSnap'];
  /** Formats a count. */
  format(count: number): string;
  /** Formats a fraction as a percentage. */
  percent(part: number): string;
}

export const englishEngineMessages: EngineMessages = {
  search: symbolSearchMessages,
  offset: offsetMessages,
  rooms: roomSearchMessages,
  canvas: takeoffCanvasMessages,
  commands: takeoffCommandsMessages,
  figures: takeoffFiguresMessages,
  marks: takeoffMarksMessages,
  snap: takeoffSnapMessages,
  format: (count) => count.toLocaleString('en-US'),
  percent: (part) => formatShare(part),
};
