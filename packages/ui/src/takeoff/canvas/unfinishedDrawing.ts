import type { CalibrationLine } from '../calibration/CalibrationLine.ts';
import { isDrawingTool, type RunningTool } from '../tools/startTool.ts';
import type { UnfinishedDrawing } from '../types.ts';
import type { Conditions } from './Conditions.ts';

/**
 * Drawing to keep for a reload: placed vertices and calibration lines; null if nothing is drawn.
 * @param continues id of the finished measure that is drawn further.
 */
export function unfinishedDrawing(
  tool: Pick<RunningTool, 'id' | 'kept'>,
  { first, line }: Pick<CalibrationLine, 'first' | 'line'>,
  continues: string | null,
  conditions: Pick<Conditions, 'forType'>,
): UnfinishedDrawing | null {
  const { id } = tool;
  const drawnPath = line ? { vertices: [line.a, line.b], through: null } : tool.kept();
  const kept = first ? { ...(drawnPath ?? { vertices: [], through: null }), first } : drawnPath;
  const conditionId = isDrawingTool(id) ? (conditions.forType(id)?.uuid ?? null) : null;
  return kept && { tool: id, conditionId, ...kept, ...(continues ? { continues } : {}) };
}
