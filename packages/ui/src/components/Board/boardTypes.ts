import type { IconType } from '../Icon/Icon.tsx';
import type { Tone } from '../Status/tones.ts';

export interface BoardColumn {
  id: string;
  label: string;
  /** A glyph whose shape says the status. */
  icon?: IconType;
  tone?: Tone;
  /** Of the whole column, where only some of its cards are here. */
  count?: number;
  /** Of the whole column, likewise. */
  sum?: number;
  /** What the sum comes to otherwise, as it reads: "$1,928,000 weighted". */
  sumNote?: string;
}

export interface BoardFact {
  id: string;
  text: string;
  icon?: IconType;
  tone?: Tone;
  /** What the text is, for assistive technology: "comments". */
  label?: string;
}

/** A card has three lines at most: its title, a subtitle, and a line of facts. */
export interface BoardCard {
  id: string;
  columnId: string;
  title: string;
  subtitle?: string;
  subtitleIcon?: IconType;
  /** The figure that counts, as it reads: "$2,900,000". */
  figure?: string;
  /** What it adds to its column's sum. */
  value?: number;
  facts?: readonly BoardFact[];
  /** Who is on it; up to three are drawn. */
  people?: readonly string[];
  /** Why it cannot be moved. */
  lockedReason?: string;
}

export interface BoardMove {
  cardId: string;
  columnId: string;
  /** The place in the column, counted without the card. */
  index: number;
}
