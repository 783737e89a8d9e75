import type { Words } from '../../messages/catalogue.ts';
import { takeoffAlikeWords } from '../symbol-search/SymbolSearchBar.messages.ts';
import { takeoffSnapWords } from '../snapping/snap.messages.ts';
import { takeoffCommandsWords } from '../store/commands.messages.ts';
import { takeoffFiguresWords } from './figures.messages.ts';
import { takeoffMarksWords } from './PlanMark.messages.ts';
import { takeoffCanvasWords } from './TakeoffCanvas.messages.ts';

/** What the engine says by itself, in the words and the numerals in force. */
export interface EngineWords {
  alike: Words['takeoffAlike'];
  canvas: Words['takeoffCanvas'];
  commands: Words['takeoffCommands'];
  figures: Words['takeoffFigures'];
  marks: Words['takeoffMarks'];
  snap: Words['takeoffSnap'];
  /** A count in the reader's numerals. */
  whole(count: number): string;
  /** A part of a whole in the reader's numerals. */
  percent(part: number): string;
}

export const englishEngineWords: EngineWords = {
  alike: takeoffAlikeWords,
  canvas: takeoffCanvasWords,
  commands: takeoffCommandsWords,
  figures: takeoffFiguresWords,
  marks: takeoffMarksWords,
  snap: takeoffSnapWords,
  whole: String,
  percent: (part) => `${Math.round(part * 100)}%`,
};
