import type { Messages } from '../../messages/catalogue.ts';
import { symbolSearchWords } from '../symbol-search/SymbolSearchBar.messages.ts';
import { takeoffSnapWords } from '../snapping/snap.messages.ts';
import { takeoffCommandsWords } from '../store/commands.messages.ts';
import { takeoffFiguresWords } from './figures.messages.ts';
import { takeoffMarksWords } from './PlanMark.messages.ts';
import { takeoffCanvasWords } from './TakeoffCanvas.messages.ts';

/** Messages and number formats of the engine in the current locale. */
export interface EngineWords {
  alike: Messages['takeoffAlike'];
  canvas: Messages['takeoffCanvas'];
  commands: Messages['takeoffCommands'];
  figures: Messages['takeoffFigures'];
  marks: Messages['takeoffMarks'];
  snap: Messages['takeoffSnap'];
  /** Formats a count. */
  whole(count: number): string;
  /** Formats a fraction as a percentage. */
  percent(part: number): string;
}

export const englishEngineWords: EngineWords = {
  alike: symbolSearchWords,
  canvas: takeoffCanvasWords,
  commands: takeoffCommandsWords,
  figures: takeoffFiguresWords,
  marks: takeoffMarksWords,
  snap: takeoffSnapWords,
  whole: String,
  percent: (part) => `${Math.round(part * 100)}%`,
};
