import type { Geometry, Point, Vertex } from '@plumbline/estimating';
import type { VertexRef } from '../geometry/edit.ts';
import type { DrawingModes, SnapKind, UnfinishedDrawing } from '../types.ts';

/** Hit of the pointer: a handle of the selection or a shape. */
export type Hit =
  | { kind: 'vertex'; uuid: string; ref: VertexRef }
  /** Middle handle of the segment that starts at `ref`. */
  | { kind: 'middle'; uuid: string; ref: VertexRef }
  | { kind: 'measure'; uuid: string };

/** Pointer input for tools, in page points. */
export interface PointerInput {
  /** Position after snap and angle lock. */
  at: Point;
  /** Actual position. */
  raw: Point;
  snap: SnapKind | null;
  hit: Hit | null;
  shift: boolean;
  alt: boolean;
  /** Control, or Command on a Mac. */
  command: boolean;
  /** Maximum movement of a click, in points. */
  slop: number;
}

/** Events of a tool. `finish` is Enter, `back` Backspace, `cancel` Esc. */
export type ToolEvent =
  | ({ type: 'down'; id: string } & PointerInput)
  | ({ type: 'move' } & PointerInput)
  | ({ type: 'up' } & PointerInput)
  | ({ type: 'double' } & PointerInput)
  | { type: 'finish' }
  | { type: 'back' }
  | { type: 'cancel' };

/** Effects a tool requests. */
export type ToolEffect =
  | { type: 'create'; geometry: Geometry; id?: string }
  | { type: 'mark'; uuid: string; point: Point }
  | { type: 'unmark'; uuid: string }
  | { type: 'cutout'; ring: Vertex[] }
  /** A line was drawn across the selected areas. */
  | { type: 'split'; line: Vertex[] }
  | { type: 'calibrate'; a: Point; b: Point }
  /** A region was framed. */
  | { type: 'frame'; from: Point; to: Point }
  /** `only` deselects all others, even if the shape is part of a multiple selection. */
  | { type: 'select'; uuids: string[]; toggle: boolean; only?: boolean }
  | { type: 'box'; from: Point; to: Point; add: boolean }
  | { type: 'move'; dx: number; dy: number; copy: boolean }
  | { type: 'vertex'; uuid: string; ref: VertexRef; to: Point; insert: boolean }
  | { type: 'edit'; uuid: string }
  /** Places a plan mark or comment. */
  | { type: 'place'; at: Point }
  /** Toggles the rejection of the proposal at a position. */
  | { type: 'pick'; at: Point; slop: number }
  /** Toggles the rejection of the current match. */
  | { type: 'reject' }
  /** Accepts all proposals. */
  | { type: 'accept' }
  /** Shows a notice. */
  | { type: 'notice'; notice: 'fewCorners' | 'fewPoints' | 'flat' | 'samePlace' }
  /** Esc without a step to go back. */
  | { type: 'leave' };

/** Current drawing: fixed vertices and the live segment. */
export interface Draft {
  /** Fixed vertices. */
  vertices: Vertex[];
  /** Live segment from the last fixed vertex. */
  live: [Vertex, Point] | null;
  /** The outline closes at the first vertex. */
  closed: boolean;
  /** Middle point of an arc, once placed. */
  through: Point | null;
}

/** Current drawing without the live segment. */
export type StoredDraft = Pick<UnfinishedDrawing, 'vertices' | 'through'>;

/** Preview of a change to the selection. */
export type EditPreview =
  | { kind: 'box'; from: Point; to: Point }
  | { kind: 'move'; dx: number; dy: number; copy: boolean }
  | { kind: 'vertex'; uuid: string; ref: VertexRef; to: Point; insert: boolean };

export interface Step<S> {
  state: S;
  effects: ToolEffect[];
}

/** Tool: a state machine without DOM access. */
export interface Tool<S> {
  initial: S;
  reduce(state: S, event: ToolEvent, modes: DrawingModes): Step<S>;
  /** Current drawing, or null. */
  draft(state: S, modes: DrawingModes): Draft | null;
  /** Current change of the selection, or null. */
  preview(state: S): EditPreview | null;
  /** Start of the next segment, the center of an angle lock. */
  anchor(state: S): Point | null;
  /** Part of the drawing to store for a reload, or null. */
  kept(state: S): StoredDraft | null;
  /** State that resumes a stored drawing; null if not possible. */
  resume(kept: StoredDraft): S | null;
  /** Vertex that closes the drawing when clicked; null if it cannot be closed. */
  closing(state: S): Point | null;
}

/** Default implementation for tools without a drawing or edit. */
export const toolDefaults = {
  draft: () => null,
  preview: () => null,
  anchor: () => null,
  closing: () => null,
  kept: () => null,
  resume: () => null,
};

/** Step without change or effects. */
export const unchangedStep = <S>(state: S): Step<S> => ({ state, effects: [] });
