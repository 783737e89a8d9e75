import type { Words } from '../../words/catalogue.ts';
import { takeoffSnapWords } from '../snap/snap.words.ts';
import { takeoffCommandsWords } from '../store/commands.words.ts';
import { takeoffFiguresWords } from './figures.words.ts';
import { takeoffMarksWords } from './PlanMark.words.ts';
import { takeoffCanvasWords } from './TakeoffCanvas.words.ts';

/** What the engine says by itself, in the words and the numerals in force. */
export interface EngineWords {
  canvas: Words['takeoffCanvas'];
  commands: Words['takeoffCommands'];
  figures: Words['takeoffFigures'];
  marks: Words['takeoffMarks'];
  snap: Words['takeoffSnap'];
  /** A count in the reader's numerals. */
  whole(count: number): string;
}

export const englishEngineWords: EngineWords = {
  canvas: takeoffCanvasWords,
  commands: takeoffCommandsWords,
  figures: takeoffFiguresWords,
  marks: takeoffMarksWords,
  snap: takeoffSnapWords,
  whole: String,
};
