import type { IconType } from '../Icon/Icon.tsx';
import type { Tone } from '../Status/tones.ts';

export interface BoardColumn {
  id: string;
  label: string;
  /** Icon of the status. */
  icon?: IconType;
  tone?: Tone;
  /** Number of cards in the whole column, if only some are loaded. */
  count?: number;
  /** Sum of the whole column, if only some cards are loaded. */
  sum?: number;
  /** Second figure of the column as text, e.g. "$1,928,000 weighted". */
  sumNote?: string;
}

export interface BoardFact {
  id: string;
  text: string;
  icon?: IconType;
  tone?: Tone;
  /** Accessible name of the text: "comments". */
  label?: string;
}

/** Card with at most three lines: title, subtitle and facts. */
export interface BoardCard {
  id: string;
  columnId: string;
  title: string;
  subtitle?: string;
  subtitleIcon?: IconType;
  /** Main figure as text, e.g. "$2,900,000". */
  figure?: string;
  /** Amount added to the sum of the column. */
  value?: number;
  facts?: readonly BoardFact[];
  /** Names of assigned people; up to three are shown. */
  people?: readonly string[];
  /** Reason why the card cannot be moved. */
  lockedReason?: string;
}

export interface BoardMove {
  cardId: string;
  columnId: string;
  /** Index in the column, counted without the card. */
  index: number;
}
