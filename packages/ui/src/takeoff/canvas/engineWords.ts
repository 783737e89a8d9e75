import type { Words } from '../../words/catalogue.ts';
import { takeoffAlikeWords } from '../alike/AlikeBar.words.ts';
import { takeoffSnapWords } from '../snap/snap.words.ts';
import { takeoffCommandsWords } from '../store/commands.words.ts';
import { takeoffFiguresWords } from './figures.words.ts';
import { takeoffMarksWords } from './PlanMark.words.ts';
import { takeoffCanvasWords } from './TakeoffCanvas.words.ts';

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
