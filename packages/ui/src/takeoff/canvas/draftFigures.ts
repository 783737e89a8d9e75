import {
  type Calibration,
  calibrationFor,
  formatLength,
  measure as measureGeometry,
  type TakeoffParameters,
  type Vertex,
} from '@plumbline/estimating';
import { isDrawingTool, isFrameTool } from '../tools/startTool.ts';
import type { Draft } from '../tools/tool.ts';
import type { CanvasStatus, ToolId } from '../types.ts';
import type { EngineMessages } from './engineMessages.ts';
import { showQuantity } from './figures.ts';

/** Figures of the current drawing under the calibration that applies to it. */
export interface DraftFigures {
  calibration: Calibration;
  segment: number;
  path: number;
  /** All vertices including the live one. */
  drawnVertices: Vertex[];
}

export function draftFigures(draft: Draft, calibrations: readonly Calibration[]): DraftFigures {
  const { live, vertices } = draft;
  const drawnVertices = live ? [...vertices.slice(0, -1), live[0], live[1]] : vertices;
  const calibration = calibrationFor(calibrations, drawnVertices);
  const along = (points: Vertex[]) => measureGeometry('linear', { vertices: points }, calibration).quantity;
  return {
    calibration,
    segment: live ? along([live[0], live[1]]) : 0,
    path: along(drawnVertices),
    drawnVertices,
  };
}

const showLength = (value: number, { calibrated, unit }: Calibration): string =>
  calibrated ? formatLength(value, { unit, precision: 1 / 8 }) : `${value.toFixed(1)} pt`;

/** Text beside the pointer: segment and path or area. */
export function pointerText(
  tool: ToolId,
  draft: Draft,
  calibrations: readonly Calibration[],
  messages: EngineMessages['canvas'],
): { main: string; more: string } {
  const { calibration, segment, path, drawnVertices } = draftFigures(draft, calibrations);
  if (isFrameTool(tool)) {
    const [a, , b] = draft.vertices;
    if (!a || !b) return { main: '', more: '' };
    const inches = (way: number) => `${(Math.abs(way) / 72).toFixed(1)}″`;
    return { main: `${inches(b.x - a.x)} × ${inches(b.y - a.y)}`, more: messages.onSheet };
  }
  if (tool === 'calibrate') return { main: `${segment.toFixed(1)} pt`, more: messages.onSheet };
  const main = showLength(segment, calibration);
  if (draft.closed && drawnVertices.length > 2) {
    const area = measureGeometry('area', { vertices: drawnVertices }, calibration);
    return { main, more: messages.area(showQuantity(area.quantity, area.unit, area.calibrated)) };
  }
  return { main, more: draft.vertices.length > 1 ? messages.path(showLength(path, calibration)) : '' };
}

/** Quantity the drawing would add to its condition. */
export function draftQuantity(
  tool: ToolId,
  { drawnVertices, calibration }: DraftFigures,
  parameters: TakeoffParameters | undefined,
): CanvasStatus['quantity'] {
  if (!isDrawingTool(tool) || drawnVertices.length < 2) return null;
  const { quantity, unit } = measureGeometry(tool, { vertices: drawnVertices }, calibration, parameters);
  return { value: quantity, unit };
}
