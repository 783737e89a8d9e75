import type { Geometry, Point, Vertex } from '@plumbline/estimating';
import type { VertexRef } from '../geometry/edit.ts';
import type { DrawingModes, SnapKind, UnfinishedDrawing } from '../types.ts';

/** What the pointer is on: a handle of a selected measure, or a measure. */
export type Hit =
  | { kind: 'vertex'; uuid: string; ref: VertexRef }
  /** The handle in the middle of the segment that begins at `ref`. */
  | { kind: 'middle'; uuid: string; ref: VertexRef }
  | { kind: 'measure'; uuid: string };

/** A pointer position as the tools take it, in page points. */
export interface PointerInput {
  /** After snap and angle lock. */
  at: Point;
  /** Where the pointer is. */
  raw: Point;
  snap: SnapKind | null;
  hit: Hit | null;
  shift: boolean;
  alt: boolean;
  /** Control, or Command on a Mac. */
  command: boolean;
  /** How far a press may wander and still be a click, in points. */
  slop: number;
}

/** What can happen to a tool. `finish` is Enter, `back` Backspace, `cancel` Esc. */
export type ToolEvent =
  | ({ type: 'down'; id: string } & PointerInput)
  | ({ type: 'move' } & PointerInput)
  | ({ type: 'up' } & PointerInput)
  | ({ type: 'double' } & PointerInput)
  | { type: 'finish' }
  | { type: 'back' }
  | { type: 'cancel' };

/** What a tool asks of the canvas. */
export type ToolEffect =
  | { type: 'create'; geometry: Geometry; id?: string }
  | { type: 'mark'; uuid: string; point: Point }
  | { type: 'unmark'; uuid: string }
  | { type: 'cutout'; ring: Vertex[] }
  | { type: 'calibrate'; a: Point; b: Point }
  /** A part of the sheet is framed, between two of its corners. */
  | { type: 'frame'; from: Point; to: Point }
  /** `only` leaves nothing else selected, even where the measure is one of several. */
  | { type: 'select'; uuids: string[]; toggle: boolean; only?: boolean }
  | { type: 'box'; from: Point; to: Point; add: boolean }
  | { type: 'move'; dx: number; dy: number; copy: boolean }
  | { type: 'vertex'; uuid: string; ref: VertexRef; to: Point; insert: boolean }
  | { type: 'edit'; uuid: string }
  /** Something is put down there that is no measure. */
  | { type: 'place'; at: Point }
  /** What is proposed there is rejected, or taken again. */
  | { type: 'pick'; at: Point; slop: number }
  /** The same for what is looked at. */
  | { type: 'reject' }
  /** All that is proposed is taken. */
  | { type: 'accept' }
  /** What the person is told, when what was asked cannot be done. */
  | { type: 'notice'; notice: 'fewCorners' | 'fewPoints' | 'flat' | 'samePlace' }
  /** Esc with nothing left to step back from. */
  | { type: 'leave' };

/** The drawing under way: what is fixed, what follows the pointer. */
export interface Draft {
  /** Fixed vertices. */
  vertices: Vertex[];
  /** The segment that follows the pointer, from the last fixed vertex. */
  live: [Vertex, Point] | null;
  /** Whether the outline returns to the first vertex. */
  closed: boolean;
  /** The position an arc must pass, once chosen. */
  through: Point | null;
}

/** A drawing under way without what follows the pointer. */
export type KeptDraft = Pick<UnfinishedDrawing, 'vertices' | 'through'>;

/** A selection being changed, before it is let go. */
export type EditPreview =
  | { kind: 'box'; from: Point; to: Point }
  | { kind: 'move'; dx: number; dy: number; copy: boolean }
  | { kind: 'vertex'; uuid: string; ref: VertexRef; to: Point; insert: boolean };

export interface Step<S> {
  state: S;
  effects: ToolEffect[];
}

/** One tool: a state machine without a DOM. */
export interface Tool<S> {
  initial: S;
  reduce(state: S, event: ToolEvent, modes: DrawingModes): Step<S>;
  /** The drawing under way, or null. */
  draft(state: S, modes: DrawingModes): Draft | null;
  /** The change under way to the selection, or null. */
  preview(state: S): EditPreview | null;
  /** Where the next segment starts: what an angle lock turns about. */
  anchor(state: S): Point | null;
  /** What of the drawing is worth keeping should the window be lost, or null. */
  kept(state: S): KeptDraft | null;
  /** The state that goes on with what was kept; null where the tool has none. */
  resume(kept: KeptDraft): S | null;
  /** The vertex a click on which closes the drawing; null while it cannot be closed. */
  closing(state: S): Point | null;
}

/** What a tool without a drawing or an edit answers. */
export const quiet = {
  draft: () => null,
  preview: () => null,
  anchor: () => null,
  closing: () => null,
  kept: () => null,
  resume: () => null,
};

/** The state kept, nothing asked. */
export const stay = <S>(state: S): Step<S> => ({ state, effects: [] });
