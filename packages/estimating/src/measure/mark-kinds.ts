/** How a mark is drawn: a box with text or a picture, a box with a leader to a point, a line, or an outline. */
export type MarkDrawing = 'box' | 'callout' | 'path' | 'region';

export interface MarkKindRules {
  drawing: MarkDrawing;
  /** Fewest and most vertices. Boxes have four corners; a callout has the point of its leader after them. */
  vertices: readonly [least: number, most: number];
  text: 'required' | 'optional' | 'none';
  /** Color of a mark without its own, as CSS hex; absent where it is the ink of the text. */
  color?: string;
  /** Its vertices snap to the sheet's lines while it is drawn. */
  isSnapped?: boolean;
}

const box = { drawing: 'box', vertices: [4, 4] } as const;
const path = { drawing: 'path', vertices: [2, 100], text: 'none' } as const;
const region = { drawing: 'region', vertices: [3, 1000], text: 'none' } as const;

/** Marks that can be put on a sheet, besides comments. */
export const markKinds = {
  text: { ...box, text: 'required' },
  stamp: { ...box, text: 'required' },
  link: { ...box, text: 'optional' },
  image: { ...box, text: 'optional' },
  cloud: { ...region, color: '#c62828' },
  arrow: { ...path, color: '#c62828', isSnapped: true },
  highlight: { ...region, color: '#f2b705' },
  dimension: { ...path, color: '#1d4ed8', isSnapped: true },
  legend: { ...box, text: 'none' },
  callout: { drawing: 'callout', vertices: [5, 5], text: 'required', color: '#c62828' },
} as const satisfies Record<string, MarkKindRules>;
export type MarkKind = keyof typeof markKinds;

/** Kinds that are drawn by their vertices; the others are placed by one click. */
export const drawnMarkKinds = ['cloud', 'arrow', 'highlight', 'dimension', 'callout'] as const;
export type DrawnMarkKind = (typeof drawnMarkKinds)[number];

/** Rules of a kind; undefined for take-off types and other tools. */
export const markKindOf = (type: string): MarkKindRules | undefined =>
  Object.hasOwn(markKinds, type) ? markKinds[type as MarkKind] : undefined;

/** Opacity of the fill of a highlight, which keeps the drawing legible below. */
export const highlightOpacity = 0.35;
